import * as z from 'zod/mini';
import { flag, list, oneOf, section, seed } from '../../document/fields.ts';
import { inlineImage } from '../../document/image.ts';
import { imageSettings } from '../../document/style.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { OPTION_LIMIT } from '../limits.ts';

const FORMATS = ['none', 'A.', 'A)', 'a.', 'a)', '1.', '1)'] as const;

const pair = z.object({
  term: richText('line'),
  definition: richText('line'),
  term_image: inlineImage,
  definition_image: inlineImage,
  shuffle: flag(true),
});

const matchingSettings = section({
  match_type: oneOf(['line', 'letter']),
  left_column_format: oneOf(FORMATS),
  right_column_format: oneOf(FORMATS),
  letter_right_column_format: oneOf(FORMATS, 'A.'),
  display_index: flag(false),
  word_scramble: section({ scramble_left: flag(false), scramble_right: flag(false) }),
  images: imageSettings,
  blank_position: oneOf(['before', 'after'], 'after'),
  align_line_horizontally: flag(true),
  show_dots_left: flag(true),
  show_dots_right: flag(true),
  align_dots_horizontally: oneOf(['start', 'center', 'end'], 'center'),
  align_dots_vertically: oneOf(['start', 'center', 'end'], 'center'),
});

export const matchingData = z.object({
  pairs: list(pair, OPTION_LIMIT),
  fakeAnswers: list(z.object({ text: richText('line'), image: inlineImage }), OPTION_LIMIT),
  instructions: richText('text'),
  shuffle_seed: seed,
  settings: matchingSettings,
});
export type MatchingData = z.output<typeof matchingData>;

export const emptyMatching = (): MatchingData => matchingData.parse({});
export const isEmptyMatching = (data: MatchingData): boolean =>
  data.pairs.every(
    ({ term, definition, term_image, definition_image }) =>
      isBlank(term) && isBlank(definition) && !term_image && !definition_image,
  );
