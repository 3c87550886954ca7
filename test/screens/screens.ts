import type { EditorDriver } from '../support/editor-driver.ts';
import { ACCOUNT } from './account-screens.ts';
import { BANK } from './bank-screens.ts';
import { CARDS } from './card-screens.ts';
import { GALLERY } from './gallery-screens.ts';
import { goTo, openedItem, openedSection, openSheet, press, type Screen } from './steps.ts';
import { WORKSHEETS } from './worksheet-screens.ts';

/** Screens in an order in which one visitor can come to them. */
export interface ScreenGroup {
  readonly name: string;
  readonly screens: readonly Screen[];
}

const VISITOR: readonly Screen[] = [
  { name: 'start', open: goTo('/', 'What would you like to make?') },
  { name: 'gallery-empty', open: goTo('/gallery', 'Nobody has published anything') },
  { name: 'not-found', open: goTo('/d/nothing/here', 'There is nothing here') },
  {
    name: 'log-in',
    open: async (editor) => {
      await goTo('/', 'What would you like to make?')(editor);
      await press(editor, 'Log in');
    },
  },
  {
    name: 'help',
    open: goTo('/', 'What would you like to make?'),
    menu: (editor) => press(editor, 'Help'),
  },
  ...['First worksheet', 'Cards and duplex printing', 'Ask us a question'].map((page) => ({
    name: `help-${page.toLowerCase().replaceAll(' ', '-')}`,
    open: async (editor: EditorDriver) => {
      await goTo('/', 'What would you like to make?')(editor);
      await press(editor, 'Help');
      await editor.page.getByRole('menuitem', { name: page }).click();
      await editor.page.getByRole('dialog').waitFor();
    },
  })),
];

/** The screens of somebody who has not edited on a small screen yet, and then does. */
const SMALL: readonly Screen[] = [
  {
    name: 'small-screen-notice',
    isSmall: true,
    open: async (editor) => {
      await editor.page.setViewportSize({ width: 820, height: 1180 });
      await openSheet(editor);
    },
  },
  {
    name: 'small-screen-drawer',
    isSmall: true,
    open: (editor) => editor.button('Edit anyway').click(),
    part: openedSection,
  },
  {
    name: 'small-screen-item',
    isSmall: true,
    open: async (editor) => {
      await editor.row(7).click();
      await editor.frame.waitFor();
    },
    part: openedItem,
  },
  {
    name: 'small-screen-more',
    isSmall: true,
    open: async (editor) => {
      await editor.button('Preview').click();
      await editor.button('More').click();
    },
  },
];

export const SCREENS: readonly ScreenGroup[] = [
  { name: 'visitor', screens: VISITOR },
  { name: 'worksheets', screens: WORKSHEETS },
  { name: 'small', screens: SMALL },
  { name: 'cards', screens: CARDS },
  { name: 'account', screens: ACCOUNT },
  { name: 'bank', screens: BANK },
  { name: 'gallery', screens: GALLERY },
];
