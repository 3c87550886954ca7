import { type CSSProperties, use } from 'react';
import { getDirection } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { type FontId, getFontFamily } from '../../vocabulary/fonts.ts';
import { findNameField, PupilContext } from './pupil.ts';
import { Unit } from './Unit.tsx';

interface StudentInfoProps {
  readonly student_fields: readonly string[];
  readonly student_info_font: FontId;
  readonly student_info_font_size: number;
  readonly student_info_color: string;
}

/** What a sheet earns: the word for points, and how many there are. */
export interface Total {
  readonly label: string;
  readonly points: string;
}

interface HeadProps extends StudentInfoProps {
  /** Stands beside the name, with room for what is reached; null where nothing is earned. */
  readonly total: Total | null;
  readonly title: RichTextValue;
  readonly title_visible: 0 | 1;
  readonly title_font: FontId;
  readonly title_color: string;
  readonly title_font_size: number;
  readonly student_info_visible: 0 | 1;
}

const toTextStyle = (font: FontId, size: number, color: string): CSSProperties => ({
  fontFamily: getFontFamily(font),
  fontSize: `${size}pt`,
  color,
});

interface StudentFieldProps {
  readonly name: string;
  /** Its place among all student fields, from 0. */
  readonly index: number;
  /** What is written on the line already. */
  readonly written?: string;
}

/** Renders a field's name and the line to write on. */
export function StudentField({ name, index, written = '' }: StudentFieldProps) {
  return (
    <div className="student-field">
      <span dir="auto" data-field={`student_fields.${index}`}>
        {name}
      </span>
      {written ? (
        <span className="student-line student-line-written" dir="auto">
          <span>{written}</span>
        </span>
      ) : (
        <span className="student-line" />
      )}
    </div>
  );
}

/** Renders the points that there are, and the room for those that are reached. */
const TotalField = ({ label, points }: Total) => (
  <div className="student-total" data-opens="scoring.shown">
    <span dir="auto">{label}</span>
    <span className="student-total-line" />
    <span>/ {points}</span>
  </div>
);

/** Renders the row of student fields. */
export function StudentInfo({ total = null, ...props }: StudentInfoProps & { total?: Total | null }) {
  const { student_info_font, student_info_font_size, student_info_color, student_fields } = props;
  const pupil = use(PupilContext);
  const named = pupil ? findNameField(student_fields) : -1;
  return (
    <Unit index={0} className="head">
      <div
        className="student-info"
        dir={getDirection(student_fields.join(' '))}
        style={toTextStyle(student_info_font, student_info_font_size, student_info_color)}
      >
        {student_fields.map((name, index) => (
          <StudentField key={name} name={name} index={index} written={index === named ? pupil : ''} />
        ))}
        {total && <TotalField {...total} />}
      </div>
    </Unit>
  );
}

/** Renders the head of the first page: student fields above the title. */
export function Head(props: HeadProps) {
  const showsTitle = props.title_visible === 1 && !isBlank(props.title);
  return (
    <>
      {props.student_info_visible === 1 && props.student_fields.length > 0 && <StudentInfo {...props} />}
      {showsTitle && (
        <Unit index={1} className="head">
          <h1
            className="title"
            style={toTextStyle(props.title_font, props.title_font_size, props.title_color)}
          >
            <RichText value={props.title} field="title" />
          </h1>
        </Unit>
      )}
    </>
  );
}
