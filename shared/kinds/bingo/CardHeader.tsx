import { FitText } from '../../paper/draw/FitText.tsx';
import { StudentField } from '../../paper/draw/Head.tsx';
import { getDirection } from '../../text/direction.ts';
import { RichText } from '../../text/RichText.tsx';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { CardHead } from './card-head.ts';
import type { Bingo } from './schema.ts';

export type CardHeaderLook = CardHead &
  Pick<Bingo, 'title' | 'title_font' | 'title_color' | 'student_info_font' | 'student_info_color'>;

interface CardHeaderProps {
  readonly look: CardHeaderLook;
  /** The card's width, in px. */
  readonly width: number;
  /** Only the header of the first card reports a title that does not fit. */
  readonly isCopy: boolean;
}

/** Student fields and title of one card, as on a page of its own but smaller. */
export function CardHeader({ look, width, isCopy }: CardHeaderProps) {
  const info = {
    height: look.rowHeight,
    fontFamily: getFontFamily(look.student_info_font),
    fontSize: `${look.infoSize}pt`,
    color: look.student_info_color,
  };
  const names = look.rows.flat();
  return (
    <div style={{ height: look.height }}>
      {look.rows.map((fields) => (
        <div
          key={fields.join()}
          className="card-header-row"
          dir={getDirection(fields.join(' '))}
          style={info}
        >
          {fields.map((name) => (
            <StudentField key={name} name={name} index={names.indexOf(name)} />
          ))}
        </div>
      ))}
      {look.titleHeight > 0 && (
        <FitText
          of={JSON.stringify(['title', look.title_font, look.title])}
          width={width}
          height={look.titleHeight}
          size={look.titleSize}
          least={LEAST_TITLE}
          className="card-header-title"
          style={{ fontFamily: getFontFamily(look.title_font), color: look.title_color }}
          isCopy={isCopy}
        >
          <RichText value={look.title} field="title" />
        </FitText>
      )}
    </div>
  );
}

/** The smallest font size of a title in pt. */
const LEAST_TITLE = 7;
