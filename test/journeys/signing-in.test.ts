// @module-tag slow
import jsqr from 'jsqr';
import { TOTP, URI } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, PASSWORD } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';

/** How somebody signs in, on two devices: another address, a second step, and where they are logged in. */
const journey = aJourney();
const email = anEmail();
const moved = `moved-${email}`;
let here: Visitor;
let there: Visitor;

beforeAll(async () => {
  [here, there] = await Promise.all([journey.visitor(), journey.visitor()]);
  await openStored(here.editor, aWorksheet({ title: 'Rain', filename: '' }));
  await here.editor.saveAsNewcomer(email, 'Rain');
});
/** Refused passwords and codes, and a session that ended, say so. */
const EXPECTED = /Failed to load resource/;
afterAll(() => expect([...here.faults, ...there.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

const goToAccount = async ({ page }: Visitor) => {
  await page.goto(`${journey.product.url}/account`);
  await page.getByRole('heading', { name: 'Signing in' }).waitFor();
};
const expectClean = async ({ page }: Visitor) => expect(await listViolations(page)).toEqual([]);
const listMails = async (to: string) => {
  const answer = await fetch(`${journey.product.url}/_local/mailbox.json`);
  const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
  return mails.filter((mail) => mail.to === to);
};

async function typeLogIn({ editor, page }: Visitor, address: string) {
  const { dialog } = editor;
  await page.goto(journey.product.url);
  await editor.button('Log in', page.locator('.top-bar')).click();
  await dialog.getByLabel('E-mail').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('the address of an account', () => {
  test('changes once the code that was mailed to the new one is typed; the old one is told', async () => {
    await goToAccount(here);
    const { page, editor } = here;
    await editor.button('Change e-mail address').click();
    const { dialog } = editor;
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await dialog.getByText('Please enter your e-mail address.').waitFor();
    await dialog.getByLabel('New e-mail address').fill(moved);
    await dialog.getByLabel('Your password').fill('a guess');
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await dialog.getByText('This password is not right.').waitFor();
    await expectClean(here);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await dialog.getByLabel('Code', { exact: true }).waitFor();
    await expectClean(here);
    expect(await page.getByRole('textbox', { name: 'E-mail', includeHidden: true }).inputValue()).toBe(email);
    await dialog.getByLabel('Code', { exact: true }).fill(await journey.product.codeFor(moved));
    await dialog.getByRole('button', { name: 'Change address' }).click();
    await editor.toast(`Your address is ${moved} now`).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(moved);
    const subjects = (await listMails(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account has a new address');
  });

  test('opens the account with all that is in it, on another device, which its owner is told of', async () => {
    await typeLogIn(there, email);
    await there.editor.dialog.getByText('The e-mail address or the password is not right.').waitFor();
    await there.editor.dialog.getByLabel('E-mail').fill(moved);
    await there.editor.dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await there.editor.dialog.waitFor({ state: 'detached' });
    await there.page.getByText('Rain', { exact: true }).first().waitFor();
    const notice = (await listMails(moved)).find(({ subject }) => /new device/.test(subject));
    expect(notice?.text).toContain('Chrome on Linux');
  });
});

describe('a session on another device', () => {
  test('is listed, and ends when it is logged out there', async () => {
    await goToAccount(here);
    const list = here.page.getByRole('list', { name: 'Where you are logged in' });
    await list.getByText('This browser').waitFor();
    await list.getByRole('button', { name: 'Log out there: Chrome on Linux' }).click();
    await here.editor.toast('Chrome on Linux is logged out').waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await expectClean(here);
    await there.page.reload();
    await there.editor.button('Log in', there.page.locator('.top-bar')).waitFor();
    await here.page.reload();
    await list.getByText('This browser').waitFor();
  });
});

describe('two-step sign-in', () => {
  let totp: TOTP;
  let recoveryCodes: string[];
  // A code of now, and the next one: neither is too old where a new half minute begins meanwhile.
  const tell = (later: 0 | 1) => totp.generate({ timestamp: Date.now() + later * 30_000 });

  test('is set up with a code to scan, and gives recovery codes', async () => {
    const { editor, page } = here;
    const { dialog } = editor;
    await editor.button('Set up').click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const drawn = await dialog.getByRole('img', { name: /key of your authenticator/ }).screenshot();
    const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const scanned = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
    totp = URI.parse(scanned) as TOTP;
    expect([totp.issuer, totp.label]).toEqual(['Handout', moved]);
    const letters = await dialog.locator('code').innerText();
    expect(letters.replaceAll(' ', '')).toBe(totp.secret.base32);
    await expectClean(here);
    await dialog.getByLabel('Code from your authenticator app').fill('12');
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await dialog.getByText('Please type the six digits.').waitFor();
    await dialog.getByLabel('Code from your authenticator app').fill(tell(0));
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    recoveryCodes = await codes.allInnerTexts();
    await expectClean(here);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('handout-recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('On. 10 recovery codes are left.').waitFor();
  });

  test('asks for a code of the app at the next log-in, which is good once', async () => {
    const { dialog } = there.editor;
    await typeLogIn(there, moved);
    await dialog.getByText('Two-step sign-in is on for').waitFor();
    const code = tell(1);
    const wrong = code === '000000' ? '000001' : '000000';
    await dialog.getByLabel('Code from your authenticator app').fill(wrong);
    await dialog.getByText('That code is not right.').waitFor();
    await expectClean(there);
    await dialog.getByLabel('Code from your authenticator app').fill(tell(1));
    await dialog.waitFor({ state: 'detached' });
    await there.editor.button(/account of/).waitFor();
  });

  test('lets in by a recovery code without the phone, and is off then', async () => {
    const { editor, page } = there;
    await editor.button(/account of/).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    // The cookie goes with the answer.
    await editor.button('Log in', page.locator('.top-bar')).waitFor();
    await typeLogIn(there, moved);
    await editor.dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectClean(there);
    await editor.dialog.getByLabel('Recovery code').fill(recoveryCodes[0]?.toLowerCase() ?? '');
    await editor.dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await editor.toast('Two-step sign-in is off now').waitFor();
    await goToAccount(there);
    await editor.button('Set up').waitFor();
    expect((await listMails(moved)).map(({ subject }) => subject)).toContain('Two-step sign-in is off');
  });

  test('is taken away by the password and a recovery code', async () => {
    const { editor, page } = there;
    const { dialog } = editor;
    await editor.button('Set up').click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const letters = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog
      .getByLabel('Code from your authenticator app')
      .fill(new TOTP({ secret: letters }).generate());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    const code = await codes.first().innerText();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await editor.button('Turn off').click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByText('Please type all sixteen letters and digits.').waitFor();
    await dialog.getByLabel('Recovery code').fill(code);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await editor.toast('Two-step sign-in is off').first().waitFor();
    await page.getByText(/^Off\. A code/).waitFor();
  });
});
