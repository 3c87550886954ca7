import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { splitEndless } from '#shared/text/split-endless.ts';

/** Creates what lets a line end in a word that never ends, as on paper. */
export const createEndlessWordsPlugin = (): Plugin =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const breaks: Decoration[] = [];
        doc.descendants(({ text = '' }, position) => {
          const parts = splitEndless(text).slice(0, -1);
          for (let index = 0, at = position; index < parts.length; index++) {
            at += parts[index]?.length ?? 0;
            breaks.push(Decoration.widget(at, () => document.createElement('wbr'), { key: 'may-end' }));
          }
        });
        return breaks.length > 0 ? DecorationSet.create(doc, breaks) : null;
      },
    },
  });
