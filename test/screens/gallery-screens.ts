import { anEmail } from '../support/editor-driver.ts';
import { grantPremium } from '../support/give-premium.ts';
import { openStored } from '../support/stored-drafts.ts';
import { publish } from './publishing.ts';
import { goTo, readFixture, type Screen } from './steps.ts';

/** Documents of several kinds and scripts, without pictures, which only private ones may have. */
const PUBLISHED = ['quiz-with-answer-key', 'spanish-food', 'hebrew-water-cycle', 'every-free-font'] as const;

/** What anybody finds once teachers have published. */
export const GALLERY: readonly Screen[] = [
  {
    name: 'gallery',
    open: async (editor) => {
      for (const [at, name] of PUBLISHED.entries()) {
        await openStored(editor, readFixture(name), `screens-${name}`);
        if (at === 0) {
          await editor.saveState.click();
          const email = anEmail();
          await editor.signUp(email);
          await editor.waitUntilSaved();
          await grantPremium(editor.product, email);
        }
        await publish(editor, 'Public');
      }
      await goTo('/gallery', 'Gallery')(editor);
      await editor.page.getByRole('main').getByRole('link').nth(3).waitFor();
    },
  },
];
