import { strFromU8, unzipSync } from 'fflate';
import type { ReadFormat } from '#shared/questions/read/format-names.ts';
import type { Key } from './keys.ts';
import { listMoodleKeys } from './moodle.ts';
import { listQtiOneKeys } from './qti-1.ts';
import { listQtiTwoKeys } from './qti-2.ts';

const listXml = (bytes: Uint8Array): string[] =>
  bytes[0] === 0x50 && bytes[1] === 0x4b
    ? Object.entries(unzipSync(bytes))
        .filter(([path]) => /\.(?:xml|qti)$/.test(path) && !/__MACOSX|imsmanifest/.test(path))
        .map(([, entry]) => strFromU8(entry))
    : [strFromU8(bytes)];

/** Reads the keys of a file without the readers of the product; null for a format whose files do not say them apart. */
export function listTruth(format: ReadFormat, bytes: Uint8Array): Key[] | null {
  if (format === 'moodle') return listMoodleKeys(strFromU8(bytes));
  if (format !== 'qti') return null;
  return listXml(bytes).flatMap((xml) =>
    xml.includes('questestinterop') ? listQtiOneKeys(xml) : listQtiTwoKeys(xml),
  );
}
