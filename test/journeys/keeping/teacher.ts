import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { anEmail, EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, type Journey, openStored, type Screen, type Visitor } from '#test/support/journey.ts';

/** The person of the tests of one file, their address, and the editor that is open. */
export let teacher: Visitor;
export let editor: EditorDriver;
export let email = '';

/** Refusals and lost connections are what these tests are about. */
const EXPECTED = /Failed to load resource|Please log in|is not yours|could not be fetched/;

/** Opens a browser for somebody new before the tests of a file, and fails after them on faults of its pages. */
export function openTeachersEditor(screen?: Screen): Journey {
  const journey = aJourney();
  beforeAll(async () => {
    teacher = await journey.visitor(screen);
    ({ editor } = teacher);
    email = anEmail();
  });
  afterAll(() => expect(teacher.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));
  return journey;
}

/** Gives them an account, with a document in it. */
export async function signUp(): Promise<void> {
  await openStored(editor, aWorksheet());
  await editor.saveState.click();
  await editor.signUp(email);
  await editor.waitUntilSaved();
}

/** Another page of theirs is the one to go on in. */
export function switchToDriver(driver: EditorDriver): void {
  editor = driver;
}
export const url = (path: string) => `${editor.product.url}${path}`;
const question = (driver = editor) => driver.field('Question', driver.frame);
export const expectPaper = (text: RegExp, driver = editor) =>
  expect.poll(() => driver.paper.textContent()).toMatch(text);

/** Opens the first item and asks something else in it. */
export async function ask(text: string, driver = editor) {
  if ((await driver.frame.count()) === 0) await driver.row(0).click();
  await driver.put(question(driver), text);
}
export const waitUntilStored = (driver = editor) =>
  driver.page.locator('.save-state[title="Kept on this device."]').waitFor();

let kept = 0;
/** A document in the teacher's account, open in the editor. */
export async function aSavedDocument(title: string) {
  await openStored(editor, aWorksheet({ title, filename: title }), `draft-${++kept}`);
  await editor.saveState.click();
  await editor.waitUntilSaved();
}
export async function reopen(address = editor.page.url(), page?: Page): Promise<EditorDriver> {
  const driver = new EditorDriver(page ?? (await teacher.context.newPage()), editor.product);
  await driver.page.goto(address);
  await driver.paper.waitFor();
  return driver;
}
