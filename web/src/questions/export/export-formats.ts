import { FILE_ENDING } from '#shared/document-file/file-name.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS, type WriteFormat } from '#shared/questions/write/format-names.ts';

/** The ways in which a document goes out: its questions in a format of other programs, or itself as a file of Handout. */
export type ExportFormat = WriteFormat | 'handout';

const HANDOUT = { label: 'Handout', hint: 'The whole document, to open it anywhere', ending: FILE_ENDING };

export const EXPORT_FORMAT_NAMES: readonly ExportFormat[] = [...WRITE_FORMAT_NAMES, 'handout'];
export const getExportFormat = (name: ExportFormat): { label: string; hint: string; ending: string } =>
  name === 'handout' ? HANDOUT : WRITE_FORMATS[name];
