import type { TemplateId } from './list.ts';

const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Returns the address of a template's picture: the upper part of its first sheet, 296 pixels wide. */
export function getTemplatePicture(id: TemplateId): string {
  const address = PICTURES[`./pictures/${id}.webp`];
  if (!address) throw new Error(`The template ${id} has no picture: run npm run template-pictures`);
  return address;
}
