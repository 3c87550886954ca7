import { options } from 'preact';
import { getElement } from './get-element.ts';

/** Attributes that Preact sets as properties, and what a property leaves behind that is set to nothing. */
const REFLECTED = new Set([
  ...['accept', 'alt', 'autocomplete', 'autoComplete', 'crossOrigin', 'dir', 'draggable', 'htmlFor', 'id'],
  ...['inputMode', 'lang', 'loading', 'max', 'min', 'minLength', 'name', 'pattern', 'placeholder', 'rel'],
  ...['src', 'srcSet', 'start', 'step', 'target', 'title', 'type'],
]);
const finish = options.diffed;

/**
 * Takes away an attribute whose value is undefined, as React does: an empty language is not the language around it, and
 * a picture with an empty address is broken.
 */
options.diffed = (vnode) => {
  finish?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const props = vnode.props as Record<string, unknown>;
  for (const name in props) {
    if (props[name] === undefined && REFLECTED.has(name))
      getElement(vnode)?.removeAttribute(name === 'htmlFor' ? 'for' : name);
  }
};
