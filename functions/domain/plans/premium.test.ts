import { describe, expect, test } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import { createFakes } from '#test/fakes/fakes.ts';
import { aSubscription } from '#test/fakes/payments.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { Member } from '../../ports/plans.ts';
import { createDocument } from '../documents/save.ts';
import { downloadIcon } from '../images/images.ts';
import { publishDocument } from '../publishing/publish.ts';
import { readPremium } from './premium.ts';

const ann = { id: 'ann' };
const settings = publishSettings.parse({
  is_private: 0,
  subjects: ['Science'],
  subject_other: '',
  grade_levels: ['4'],
});
const unpaidSince = (payment_failed_at: string) =>
  aMember({ subscription: aSubscription({ status: 'unpaid', payment_failed_at }) });
const suspended = unpaidSince('2026-01-01T10:00:00.000Z');

async function aStoredDocument(given: object, member: Member = aMember()) {
  const fakes = createFakes();
  fakes.setMember('ann', member);
  const { id } = await createDocument(fakes, ann, 'create', aWorksheet(given));
  return { fakes, id };
}

async function publish(given: object, member?: Member, chosen = settings) {
  const { fakes, id } = await aStoredDocument(given, member);
  return publishDocument(fakes, ann, { id, key: 'p', base: 1 }, chosen);
}

const title = { title_font: 'fredoka' };
const queued = { publish: { state: 'queued' } };

describe('publishing what is premium', () => {
  test('is refused without a plan, with every use by its place', async () => {
    const numbered = { id: 'a', type: 'open_response', data: { subtitle: 'Why?' }, numbering: { format: 9 } };
    const document = { ...title, items: [numbered] };
    await expect(publish(document, undefined, { ...settings, is_private: 1 })).rejects.toMatchObject({
      code: 'premium_required',
      message: 'This document uses premium features. Use their free versions, or go Premium.',
      problems: [
        { where: 'title_font', message: 'Premium fonts: Fredoka in the title' },
        { where: 'items.0.numbering.format', message: 'Premium numbering: Question I' },
        { where: 'is_private', message: 'Private documents: only you can open it' },
      ],
    });
  });

  test.each([
    ['premium', aMember({ subscription: aSubscription() })],
    ['cancelled, while the period runs', aMember({ subscription: aSubscription({ cancels: true }) })],
    ['given', aMember({ granted: true })],
    ['in its days of grace', unpaidSince('2026-02-20T10:00:00.000Z')],
    ['an administrator’s', aMember({}, 'admin')],
  ])('is open where the plan is %s', async (_, member) => {
    expect(await publish(title, member)).toMatchObject(queued);
  });

  test('says first what is missing, then what is to be paid', async () => {
    await expect(publish({ ...title, items: [] })).rejects.toMatchObject({ code: 'not_publishable' });
  });

  test('asks nothing of whoever publishes what is free', async () => {
    expect(await publish({})).toMatchObject(queued);
  });
});

test('a suspended plan pauses all publishing, even of what is free', async () => {
  await expect(publish({}, suspended)).rejects.toMatchObject({ code: 'suspended' });
  const { fakes, id } = await aStoredDocument({}, suspended);
  expect(await readPremium(fakes, ann, id)).toMatchObject({ blocked: 'suspended' });
});

describe('a picture', () => {
  /** The black circle, which this library calls premium. */
  const circle = { id: '26AB', our_premium: true };
  const withCircle = async (said: object) => {
    const { fakes, id: draft } = await aStoredDocument({});
    fakes.icons.find = async (id) => (id === circle.id ? (circle as never) : undefined);
    const { id } = await downloadIcon(fakes, ann, { id: '26AB', color: null, outline: false });
    const images = [{ id, name: 'circle', is_icon: true, ...said }];
    const created = await createDocument(fakes, ann, 'with', aWorksheet({ images, is_private: 1 }));
    return { fakes, image: id, id: created.id, draft };
  };

  test.each([
    ['that says that it is free', { iconObject: { id: '26AB', is_premium: false } }],
    ['that says that it is another', { iconObject: { id: '2B50' } }],
    ['that says nothing', {}],
  ])('%s is premium where the library says so', async (_, said) => {
    const { fakes, id, image } = await withCircle(said);
    expect(await readPremium(fakes, ann, id)).toEqual({
      blocked: 'premium',
      uses: [{ feature: 'image', where: 'images.0', place: 'circle' }],
      premium_images: [image],
    });
    const publishing = publishDocument(fakes, ann, { id, key: 'p', base: 1 }, { ...settings, is_private: 1 });
    await expect(publishing).rejects.toMatchObject({ code: 'premium_required' });
    const open = publishDocument(fakes, ann, { id, key: 'q', base: 1 }, settings);
    await expect(open).rejects.toMatchObject({
      code: 'not_publishable',
      problems: [{ where: 'is_private' }],
    });
  });
});

test('whether a document is covered is told to its owner alone', async () => {
  const { fakes, id } = await aStoredDocument(title);
  expect(await readPremium(fakes, ann, id)).toMatchObject({ blocked: 'premium', premium_images: [] });
  await expect(readPremium(fakes, { id: 'bob' }, id)).rejects.toMatchObject({ code: 'not_found' });
});
