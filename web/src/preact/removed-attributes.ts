import { options } from 'preact';
import { getElement } from './get-element.ts';

/** Attributes that Preact sets as properties: a property that is set to nothing leaves an empty attribute behind. */
const REFLECTED = ['dir', 'id', 'lang', 'title'] as const;
const finish = options.diffed;

/** Takes away an attribute whose value is undefined, as React does: an empty language is not the language around it. */
options.diffed = (vnode) => {
  finish?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const props = vnode.props as Record<string, unknown>;
  for (const name of REFLECTED) {
    if (name in props && props[name] === undefined) getElement(vnode)?.removeAttribute(name);
  }
};
