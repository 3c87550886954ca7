import { isEqual } from 'es-toolkit';
import { isFixed } from '../../text/fixed-fonts.ts';
import type { MarkName, RichMark } from '../../text/rich-text.ts';
import type { Span } from '../inline.ts';
import { isHiddenRun, readEquation } from '../source/read-omml.ts';
import type { Reading } from '../source/reading.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/xml-tree.ts';
import { listBoxes, readDrawing } from './docx-drawings.ts';
import { createField, type Field, listUnended, readField, showsResult, toRaisedCode } from './docx-fields.ts';
import { asksForWords, chooseForm, getDeleted, getShown } from './docx-forms.ts';
import { readSigns } from './docx-signs.ts';
import type { RunLook, WordStyles } from './docx-styles.ts';
import { fillTabs, GAP } from './docx-tabs.ts';

/** Elements that print nothing of their own: properties, marks of places, and what stands elsewhere. */
const SILENT = new Set(
  'pPr rPr sdtPr sdtEndPr smartTagPr customXmlPr lastRenderedPageBreak proofErr bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd commentReference annotationRef footnoteRef endnoteRef footnoteReference endnoteReference separator continuationSeparator permStart permEnd'.split(
    ' ',
  ),
);
const DRAWINGS = /^(?:drawing|pict|object)$/;
/** Room that is underlined is a gap to write in. */
const UNDERLINED_ROOM = /^(?=[\s\u00A0\u2000-\u200A\u3000]{3}|.*\t)[\s\u00A0\u2000-\u200A\u3000]+$/;

/** Collects the words of a paragraph that have one fate. */
type Fate = 'Hidden text' | 'White text' | 'Line through the words' | 'Deleted text';

/** Reads the runs of paragraphs, one after the other: a field may begin in one and end in the next. */
export class RunReader {
  readonly #reading: Reading;
  readonly #styles: WordStyles;
  readonly #fields: Field[] = [];
  #spans: Span[] = [];
  #fates = new Map<Fate, string>();
  #numbered = 0;
  #isOnColor = false;
  #boxes: XmlElement[] = [];

  readonly #unended: ReadonlySet<XmlElement>;

  /** Reads what stands in `part`, whose fields may be broken. */
  constructor(reading: Reading, styles: WordStyles, part: XmlElement) {
    this.#unended = listUnended(part);
    this.#reading = reading;
    this.#styles = styles;
  }

  /** Reads what a paragraph prints; white letters are read where a cell or a box has a colour behind them. */
  read(paragraph: XmlElement, isOnColor = false): Span[] {
    this.#spans = [];
    this.#isOnColor = isOnColor;
    this.#fates = new Map();
    this.#walk(paragraph, paragraph);
    for (const [fate, text] of this.#fates) if (text.trim() !== '') this.#reading.lose(fate, text);
    return fillTabs(this.#spans, this.#styles.listParagraphProperties(paragraph));
  }

  /** Takes the text boxes of what was read last: whoever asks reads them, or names them as lost. */
  takeBoxes(): XmlElement[] {
    return this.#boxes.splice(0);
  }

  #readDrawing(part: XmlElement): string {
    this.#boxes.push(...listBoxes(part));
    return readDrawing(part, this.#reading);
  }

  #walk(parent: XmlElement, paragraph: XmlElement): void {
    for (const child of parent.children) {
      if (typeof child !== 'string') this.#open(child, paragraph);
      else if (child.trim() !== '') this.#reading.lose('Text outside of a run', child);
    }
  }

  /** Reads an element of a paragraph. */
  #open(element: XmlElement, paragraph: XmlElement): void {
    const { name } = element;
    if (SILENT.has(name)) return;
    if (name === 'r') this.#readRun(element, paragraph);
    else if (name === 'oMath' || name === 'oMathPara') this.#readEquation(element);
    else if (name === 'del' || name === 'moveFrom') this.#note('Deleted text', getDeleted(element));
    else if (name === 'AlternateContent') {
      const chosen = chooseForm(element);
      if (chosen) this.#walk(chosen, paragraph);
    } else if (name === 'fldSimple') {
      this.#fields.push(createField(element.attributes.instr ?? '', false, findElement(element, 'ffData')));
      this.#startResult();
      this.#walk(element, paragraph);
      this.#endField();
    } else if (DRAWINGS.test(name)) this.#push(this.#readDrawing(element));
    else if (name === 'sdt') this.#readControl(element, paragraph);
    else this.#walk(element, paragraph);
  }

  /** Reads a control of a form; words that only ask for others make room for them. */
  #readControl(control: XmlElement, paragraph: XmlElement): void {
    const content = findElement(control, 'sdtContent');
    if (asksForWords(control, this.#reading)) this.#push(GAP);
    else if (content) this.#walk(content, paragraph);
  }

  #readEquation(element: XmlElement): void {
    for (const run of findAllElements(element, ['r']).filter(isHiddenRun))
      this.#note('Hidden text', getXmlText(run));
    this.#push(readEquation(element));
  }

  #readRun(run: XmlElement, paragraph: XmlElement): void {
    const look = this.#styles.readLook(findElement(run, 'rPr'), paragraph);
    for (const part of run.children) {
      if (typeof part !== 'string') this.#readPart(part, look, paragraph);
      else if (part.trim() !== '') this.#reading.lose('Text outside of a run', part);
    }
  }

  #readPart(part: XmlElement, look: RunLook, paragraph: XmlElement): void {
    const { name } = part;
    if (SILENT.has(name)) return;
    if (name === 'fldChar') this.#readFieldMark(part, look);
    else if (name === 'AlternateContent') {
      for (const inside of listElements(chooseForm(part) ?? part)) this.#readPart(inside, look, paragraph);
    } else if (name === 'ruby') this.#readRuby(part, paragraph);
    else if (name === 'delText' || name === 'delInstrText') this.#note('Deleted text', getXmlText(part));
    else if (DRAWINGS.test(name)) this.#push(look.isHidden ? '' : this.#readDrawing(part), look);
    else if (name === 'instrText' && this.#fields.length === 0) this.#reading.lose('Field', getXmlText(part));
    else {
      const signs = readSigns(part, look.symbols, this.#reading);
      this.#push(look.isLarge ? signs.toUpperCase() : signs, look);
    }
  }

  /** Reads a word with its reading above it: the reading follows in brackets. */
  #readRuby(ruby: XmlElement, paragraph: XmlElement): void {
    const base = findElement(ruby, 'rubyBase');
    const reading = findElement(ruby, 'rt');
    if (base) this.#walk(base, paragraph);
    if (!reading || getShown(reading).trim() === '') return;
    this.#push('(');
    this.#walk(reading, paragraph);
    this.#push(')');
  }

  #readFieldMark(mark: XmlElement, look: RunLook): void {
    const type = mark.attributes.fldCharType;
    if (this.#unended.has(mark)) this.#reading.lose('Field without an end');
    else if (type === 'begin') this.#fields.push(createField('', look.isHidden, findElement(mark, 'ffData')));
    if (type === 'separate') this.#startResult();
    if (type === 'end') this.#endField();
  }

  #startResult(): void {
    const field = this.#fields.at(-1);
    if (field) field.hasResult = true;
  }

  #endField(): void {
    const field = this.#fields.pop();
    if (!field) return;
    const around = this.#fields.at(-1);
    const isPartOfEq = around && !around.hasResult && /^\s*eq\b/i.test(around.code);
    // A formula within a formula is one.
    if (isPartOfEq && /^\s*eq\b/i.test(field.code)) around.code += field.code.replace(/^\s*eq\b/i, '');
    else {
      const count = () => {
        this.#numbered += 1;
        return this.#numbered;
      };
      for (const span of readField(field, this.#reading, count)) {
        if (field.isHidden) this.#note('Hidden text', span.text);
        else this.#add(span);
      }
    }
  }

  /** Adds a text as a run looks. */
  #push(text: string, look?: RunLook): void {
    if (text === '') return;
    const field = this.#fields.at(-1);
    if (field && !field.hasResult) {
      const raised = look?.marks.find((mark) => mark === 'superscript' || mark === 'subscript');
      field.code += raised ? toRaisedCode(text, raised === 'superscript') : text;
      return;
    }
    if (look?.isHidden) {
      this.#note('Hidden text', text);
      return;
    }
    if (look?.isWhite && !this.#isOnColor) {
      this.#note('White text', text);
      return;
    }
    if (look?.isStruck) this.#note('Line through the words', text);
    const marks = look?.marks ?? [];
    const isRoom = marks.includes('underline') && UNDERLINED_ROOM.test(text);
    const font = look && !isRoom && isFixed(look.font) ? (['code'] as const) : [];
    // No field keeps a colour, but the only option in one is the right one.
    const colors: RichMark[] = look?.color ? [{ type: 'color', attrs: { color: look.color } }] : [];
    this.#add(
      isRoom ? { text: GAP, marks: [] } : { text, marks: [...toMarks([...marks, ...font]), ...colors] },
    );
  }

  #add(span: Span): void {
    // Where a result is shown as it is, what is around the field takes it.
    const field = this.#fields.findLast((one) => !one.hasResult || !showsResult(one));
    for (const one of this.#fields.slice(field ? this.#fields.indexOf(field) + 1 : 0))
      one.hasShown ||= span.text !== '';
    if (field?.hasResult) field.result.push(span);
    else if (field) field.code += span.text;
    else this.#append(span);
  }

  /** Joins pieces that look alike: Word parts them for reasons of its own. */
  #append(span: Span): void {
    const last = this.#spans.at(-1);
    if (last && isEqual(last.marks, span.marks))
      this.#spans[this.#spans.length - 1] = { ...last, text: last.text + span.text };
    else this.#spans.push(span);
  }

  #note(fate: Fate, text: string): void {
    this.#fates.set(fate, (this.#fates.get(fate) ?? '') + text);
  }
}

const toMarks = (names: readonly MarkName[]): RichMark[] => names.map((type) => ({ type }));
