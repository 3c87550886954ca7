import { options } from 'preact';
import 'preact/compat';
import { getElement } from './get-element.ts';

interface FieldProps {
  readonly value?: unknown;
  readonly checked?: boolean;
}

const FIELDS = new Set<unknown>(['input', 'textarea', 'select']);
/** What was rendered last into each field. */
const rendered = new WeakMap<object, FieldProps>();

const finish = options.diffed;
options.diffed = (vnode) => {
  finish?.(vnode);
  const element = FIELDS.has(vnode.type) && getElement(vnode);
  if (element) rendered.set(element, vnode.props as FieldProps);
};

/**
 * Shows in a field what was rendered, as React does, where a handler refuses what a person entered: a switch that only
 * Premium turns on stays off. Preact by itself looks at a field only when its component renders.
 */
const createEvent = options.event;
options.event = (event) => {
  const { currentTarget: field, type } = event;
  if (field && rendered.has(field) && (type === 'input' || type === 'change'))
    setTimeout(() => restore(field));
  return createEvent?.(event) ?? event;
};

function restore(field: EventTarget): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') listGroup(field).forEach(restoreChecked);
  else if (field instanceof HTMLInputElement && field.type === 'checkbox') restoreChecked(field);
  else if (field instanceof HTMLInputElement && field.type === 'file') return;
  else restoreValue(field as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement);
}

function restoreChecked(field: HTMLInputElement): void {
  const { checked } = rendered.get(field) ?? {};
  if (checked !== undefined && field.checked !== checked) field.checked = checked;
}

function restoreValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const { value } = rendered.get(field) ?? {};
  if (value == null || Array.isArray(value) || field.value === String(value)) return;
  // A browser gives the number of what is typed, and "1." is 1.
  if (field.type === 'number' && Number(field.value) === Number(value)) return;
  field.value = String(value);
}

/** Lists the radio buttons of which one is checked. */
const listGroup = ({ name, form, ownerDocument }: HTMLInputElement): HTMLInputElement[] =>
  [...ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (one) => one.name === name && one.form === form,
  );
