import { range } from 'es-toolkit';
import { useState } from 'react';
import type { PaperLayout } from '../paper/layout/paper-content.ts';
import { DocumentPaper, type DocumentPaperProps } from './DocumentPaper.tsx';
import { countKeyPages, countVersions } from './versions.ts';

interface DocumentVersionsProps extends Omit<DocumentPaperProps, 'version' | 'onLayout'> {
  /** Called when all versions are laid out, and after each change of that. */
  readonly onLayouts: (layouts: readonly PaperLayout[]) => void;
}

/** Renders all versions of a document, one after the other, as they are printed, then the tables of its key. */
export function DocumentVersions({ onLayouts, ...props }: DocumentVersionsProps) {
  const [layouts] = useState(() => new Map<number, PaperLayout>());
  const tables = props.answerKey ? countKeyPages(props.document) : 0;
  const versions = range(countVersions(props.document) + tables);
  return versions.map((version) => (
    <DocumentPaper
      key={version}
      {...props}
      version={version}
      onLayout={(layout) => {
        layouts.set(version, layout);
        if (layouts.size === versions.length) onLayouts([...layouts.values()]);
      }}
    />
  ));
}
