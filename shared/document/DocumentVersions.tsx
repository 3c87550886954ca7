import { useState } from 'react';
import type { PaperLayout } from '../paper/layout/paper-content.ts';
import { DocumentPaper, type DocumentPaperProps } from './DocumentPaper.tsx';
import { type Copies, listCopies } from './versions.ts';

interface DocumentVersionsProps extends Omit<DocumentPaperProps, 'version' | 'pupil' | 'onLayout'> {
  readonly copies: Copies;
  /** Called when all copies are laid out, and after each change of that. */
  readonly onLayouts: (layouts: readonly PaperLayout[]) => void;
}

/** Renders the copies of a document that one PDF holds, one after another, as they are printed. */
export function DocumentVersions({ copies, onLayouts, ...props }: DocumentVersionsProps) {
  const [layouts] = useState(() => new Map<number, PaperLayout>());
  const listed = listCopies(props.drawing, props.answerKey, copies);
  return listed.map(({ version, name }, at) => (
    <DocumentPaper
      // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name and version
      key={at}
      {...props}
      version={version}
      pupil={name}
      onLayout={(layout) => {
        layouts.set(at, layout);
        if (layouts.size === listed.length) onLayouts([...layouts.values()]);
      }}
    />
  ));
}
