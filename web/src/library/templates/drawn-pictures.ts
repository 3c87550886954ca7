const PX_PER_MM = 96 / 25.4;

interface DrawnValue {
  readonly kind: string;
  readonly value: string;
  readonly alt: string;
  /** Its width over its height. */
  readonly ratio?: number;
  /** Its width in mm. */
  readonly size?: number;
}

/** Creates a picture that is drawn from a value. */
export const createDrawn = ({ kind, value, alt, ratio = 1, size = 40 }: DrawnValue) => ({
  id: `drawn-${kind}-${value.replace(/\W+/g, '-')}`,
  ...{ name: alt, alt, ratio, width: Math.round(size * PX_PER_MM) },
  drawing: { kind, value, task: 'alone', size, locale: 'en-US' },
});
