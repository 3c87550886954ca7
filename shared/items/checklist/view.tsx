import { findMissingInChecklist } from './schema.ts';
import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { getDirectionBeside } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ImageSettings } from '../../vocabulary/style.ts';
import { CheckBox } from '../parts/CheckBox.tsx';
import { type ItemOption, listPrintedOptions } from '../parts/item-options.ts';
import { Question } from '../parts/Question.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { WithPicture } from '../parts/WithPicture.tsx';
import type { ChecklistData } from './schema.ts';

const LIST = { role: 'list' } as const;
const LIST_ITEM = { role: 'listitem' } as const;

interface EntryProps {
  readonly option: ItemOption;
  /** The place of the option, from 0. */
  readonly index: number;
  readonly ticked: boolean;
  readonly settings: ImageSettings;
  readonly question: RichTextValue;
}

function Entry({ option, index, ticked, settings, question }: EntryProps) {
  const dir = getDirectionBeside(option.answer, question);
  return (
    <div {...LIST_ITEM} className="check-row" dir={dir}>
      <CheckBox option={index} isTicked={ticked} />
      <WithPicture image={option.answer_image} settings={settings}>
        {(!option.answer_image || !isBlank(option.answer)) && (
          <RichText value={option.answer} field={`data.options.${index}.answer`} dir={dir} />
        )}
      </WithPicture>
    </div>
  );
}

/** Renders a box before each item; the item's lines hang under its own text. */
export function ChecklistView({ item, answerKey, style }: ItemViewProps<ChecklistData>) {
  const { subtitle, direction, options } = item.data;
  const entries = listPrintedOptions(options).map((option, place) => ({ option, place }));
  return (
    <Question number={null} text={direction ? subtitle : ''}>
      {options.length > 0 && (
        <div {...LIST}>
          {entries.map(({ option, place }) => (
            <Unit key={place} index={place + 1}>
              <Entry
                option={option}
                index={place}
                ticked={answerKey && option.correct}
                settings={style.images}
                question={direction ? subtitle : ''}
              />
            </Unit>
          ))}
        </div>
      )}
    </Question>
  );
}

export const view = {
  View: ChecklistView,
  findMissing: findMissingInChecklist,
} satisfies ItemDrawing<ChecklistData>;
