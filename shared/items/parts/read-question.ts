import type { RichTextValue } from '../../text/rich-text.ts';
import type { ColumnCount } from '../../vocabulary/columns.ts';

/** A picture of a question; its bytes are beside the questions, under its id, unless it was drawn from a value. */
export interface ReadPicture {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  /** The width in px, as the picture is shown. */
  readonly width: number;
  /** Width over height. */
  readonly ratio: number;
  /** The file itself, of a drawing that is in no file. */
  readonly svg?: string;
}

/** An option of a question that was read: words, a picture or both. */
export interface ReadOption {
  readonly text: RichTextValue;
  readonly correct: boolean;
  readonly image?: ReadPicture;
}

/** Two sides that belong together. */
export interface ReadPair {
  readonly left: RichTextValue;
  readonly right: RichTextValue;
  readonly left_image?: ReadPicture;
  readonly right_image?: ReadPicture;
}

/** A cell of a table that is asked about: its place from 0, and the rows and columns that it takes. */
export interface ReadTableCell {
  readonly row: number;
  readonly column: number;
  readonly height: number;
  readonly width: number;
  /** Empty where students write; their answer is that of the question. */
  readonly text: RichTextValue;
  readonly image?: ReadPicture;
  readonly isHead: boolean;
  /** It has a box to tick. */
  readonly hasBox: boolean;
  readonly align: 'start' | 'center' | 'end';
  readonly valign: 'top' | 'middle' | 'bottom';
  readonly shade?: string | undefined;
}

/** How lines look; their width is in px. */
export interface ReadBorder {
  readonly style: 'solid' | 'dashed' | 'dotted';
  readonly width: number;
  readonly color: string;
}

/** A table between files and items, for formats that have tables; the words of the question say it in lines to others. */
export interface ReadTable {
  /** The words above it. */
  readonly prompt: RichTextValue;
  /** The widths of its columns, and the least heights of its rows, in inches. */
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** How many of its first rows each page repeats. */
  readonly headerRows: number;
  /** Which lines it has, and how they look where that is not as usual. */
  readonly lines: 'all' | 'outside' | 'inside' | 'rows' | 'columns' | 'none';
  readonly border?: ReadBorder | undefined;
  readonly cells: readonly ReadTableCell[];
}

/** A point in px from the upper left corner of a picture with its labels. */
interface ReadPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture with its labels as the sheet has them, in px. */
export interface ReadLabelledPicture {
  readonly width: number;
  readonly height: number;
  readonly picture: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** The size of the type of labels. */
  readonly labelSize: number;
  readonly labels: readonly {
    readonly side: 'left' | 'right';
    /** What is at the end of its line: words, or a line or a box, whose answers are those of the question. */
    readonly end: 'words' | 'line' | 'box';
    readonly text: RichTextValue;
    /** Its line goes from the point in the picture to the dock, where its words are. */
    readonly point: ReadPoint;
    readonly dock: ReadPoint;
    readonly left: number;
    readonly width: number;
    readonly lines: number;
  }[];
}

/** A picture that is asked about, with the words below it and the labels beside it. */
export interface ReadRowPicture {
  readonly image?: ReadPicture;
  readonly caption: RichTextValue;
  readonly credit: RichTextValue;
  readonly plate: ReadLabelledPicture;
}

/** A row of pictures between items and files, for formats that have them; the words of the question say it in lines to others. */
export interface ReadPictureRow {
  /** The words above it. */
  readonly prompt: RichTextValue;
  readonly pictures: readonly ReadRowPicture[];
  /** The list that numbers or letters are written of: "A. nucleus". */
  readonly words: readonly string[];
  /** The text beside it. */
  readonly text: RichTextValue;
}

/** The points of a question. */
export interface AskedPoints {
  readonly value: number;
  readonly bonus: boolean;
  /** The points as a sheet says them, in its language: "(2 points)". */
  readonly words: string;
}

/**
 * A question between files and items: read from a pasted test or a file, or asked of an item to be written to one. Item
 * types make data of it (`fromQuestion`) and it of their data (`toQuestion`). Its `image` belongs to the prompt.
 */
export type ReadQuestion = AnyQuestion & {
  readonly points?: AskedPoints;
  /** Only the answer key prints it: a worked solution. */
  readonly shown_on?: 'key';
  /** The columns that it stands in; absent where it is as wide as the page. */
  readonly columns?: ColumnCount;
  /** The signs that were taken off its words and that someone should see: marks of the right answer, a stray number. */
  readonly taken?: readonly string[];
};

type AnyQuestion =
  /** One of its options is the answer, or any number of them where it says `several`. */
  | {
      readonly type: 'choice';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly options: readonly ReadOption[];
      readonly several?: boolean;
      /** The options are "true" and "false", in the words of a language. */
      readonly truth?: boolean;
    }
  /**
   * A text in which each row of three or more underscores is a gap; as many answers as gaps, or none. `wrong` are the
   * wrong choices of each gap, by its place; a gap without any is filled in.
   */
  | {
      readonly type: 'gaps';
      /** The instruction for the text; absent where the text has it. */
      readonly directions?: RichTextValue;
      readonly prompt: string;
      readonly image?: ReadPicture;
      readonly answers: readonly string[];
      readonly wrong?: readonly (readonly string[])[];
    }
  /** Each left side has its right one; `extras` are right sides that belong to none. */
  | {
      readonly type: 'pairs';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly pairs: readonly ReadPair[];
      readonly extras: readonly RichTextValue[];
    }
  /** The entries are in the right order. */
  | {
      readonly type: 'order';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly entries: readonly RichTextValue[];
    }
  /** The answer is written, below the words, in the blanks of a table or beside pictures; `lines` is how many lines there were to write on, null where none were. */
  | {
      readonly type: 'open';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly answer: RichTextValue;
      readonly lines: number | null;
      readonly table?: ReadTable;
      readonly row?: ReadPictureRow;
    }
  /** No question: a heading, directions, a story. */
  | {
      readonly type: 'text';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly table?: ReadTable;
      readonly row?: ReadPictureRow;
    }
  /** A term and its definition: a flashcard. */
  | {
      readonly type: 'card';
      readonly term: RichTextValue;
      readonly definition: RichTextValue;
      readonly term_image?: ReadPicture;
      readonly definition_image?: ReadPicture;
    };
