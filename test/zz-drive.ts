import { listViolations } from '#test/support/axe.ts';
import { aBrowser } from '#test/support/browser.ts';
import { EditorDriver } from '#test/support/editor-driver.ts';

const b = await aBrowser();
const { page, faults } = await b.person();
const requests: string[] = [];
page.on('request', (r) => {
  if (/typeset|math/i.test(r.url())) requests.push(r.url());
});
const editor = new EditorDriver(page, { url: 'http://localhost:4721' } as never);
await editor.openNew();
const frame = await editor.addItem('Multiple Choice');
await editor.write(
  editor.field('Question', frame),
  'It costs $5 and $6. What is $\\frac{1}{2}+\\frac14$ of $x$? ',
);
console.log('requests', requests);
await page.waitForTimeout(1500);
console.log(await editor.field('Question', frame).innerHTML());
console.log(await editor.paper.locator('.formula').count());
await editor.field('Option A', frame).click();
await page.screenshot({ path: '/tmp/e1.png' });
await page.keyboard.press('Alt+=');
await editor.dialog.waitFor();
await page.waitForTimeout(1000);
await page.keyboard.type('\\frac{3}{4');
await page.waitForTimeout(200);
await page.screenshot({ path: '/tmp/e2.png' });
console.log(await listViolations(page));
await page.keyboard.type('}');
await page.keyboard.press('Enter');
await editor.dialog.waitFor({ state: 'detached' });
await page.keyboard.type(' cups');
await page.waitForTimeout(300);
console.log('A', await editor.field('Option A', frame).innerHTML());
await editor.field('Option B', frame).click();
await page.locator('.maths-tool').click();
await editor.dialog.waitFor();
await page.keyboard.type('47+35');
await editor.dialog.getByRole('button', { name: 'Addition' }).click();
await page.waitForTimeout(300);
await page.screenshot({ path: '/tmp/e3.png' });
await editor.dialog.getByRole('button', { name: 'Insert' }).click();
await editor.dialog.waitFor({ state: 'detached' });
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/e4.png' });
console.log(await listViolations(page));
// press on the sheet
await editor.paper.locator('.option .formula').first().click();
await page.keyboard.type('|');
await page.waitForTimeout(300);
console.log('A', await editor.field('Option A', frame).innerHTML());
await editor.undo(1);
await page.waitForTimeout(300);
console.log('undo A', await editor.field('Option A', frame).innerHTML());
await page.screenshot({ path: '/tmp/e5.png' });
console.log(faults);
await b.close();
