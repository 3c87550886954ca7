import { expect, test } from 'vitest';
import { findShortcut, listKeys } from './match-shortcut.ts';

const aPress = (key: string, given: Partial<KeyboardEvent> = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...given,
});
const NAMES = ['undo', 'redo', 'shortcuts', 'remove', 'addItem', 'moveUp'] as const;

test.each([
  ['Ctrl+Z', aPress('z', { ctrlKey: true }), false, 'undo'],
  ['⌘Z on a Mac', aPress('z', { metaKey: true }), true, 'undo'],
  ['Ctrl+Z on a Mac', aPress('z', { ctrlKey: true }), true, null],
  ['Ctrl+Shift+Z', aPress('Z', { ctrlKey: true, shiftKey: true }), false, 'redo'],
  ['Ctrl+Z on a German keyboard', aPress('z', { code: 'KeyY', ctrlKey: true }), false, 'undo'],
  ['Ctrl+Z on a Russian keyboard', aPress('я', { code: 'KeyZ', ctrlKey: true }), false, 'undo'],
  ['z alone', aPress('z'), false, null],
  ['? with Shift', aPress('?', { code: 'Slash', shiftKey: true }), false, 'shortcuts'],
  ['? without', aPress('?', { code: 'KeyW' }), false, 'shortcuts'],
  ['Backspace', aPress('Backspace', { code: 'Backspace' }), false, 'remove'],
  ['Shift+Backspace', aPress('Backspace', { code: 'Backspace', shiftKey: true }), false, null],
  ['Ctrl+Enter on a Mac', aPress('Enter', { code: 'Enter', ctrlKey: true }), true, 'addItem'],
  ['⌘Enter on any system', aPress('Enter', { code: 'Enter', metaKey: true }), false, 'addItem'],
  ['Alt+↑', aPress('ArrowUp', { code: 'ArrowUp', altKey: true }), false, 'moveUp'],
] as const)('%s', (_, press, mac, found) => expect(findShortcut(press, NAMES, mac)).toBe(found));

test('keys are shown as they stand on the keyboard', () => {
  expect(listKeys('redo', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(listKeys('redo', true)).toEqual(['⌘', '⇧', 'Z']);
  expect(listKeys('moveUp', false)).toEqual(['Alt', 'Up']);
  expect(listKeys('shortcuts', false)).toEqual(['?']);
});
