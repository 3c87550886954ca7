/** A window as large as the device that it stands for. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** True where fingers press. */
  readonly isTouch: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The name of a key on the keyboard that is no letter. */
export type Key = 'Control' | 'Shift' | 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'End';

/** What every browser can be asked for: real presses and real keys, and an expression that is read in the page. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Reads an expression of JavaScript that gives JSON. */
  read(expression: string): Promise<unknown>;
  press(point: Point): Promise<void>;
  /** Presses at the first point, goes to the others and lets go. */
  drag(points: readonly Point[]): Promise<void>;
  /** Types letters one by one. */
  type(text: string): Promise<void>;
  /** Presses a key, while the ones before it are held. */
  key(...keys: readonly (Key | (string & {}))[]): Promise<void>;
  close(): Promise<void>;
}

/** A browser that this machine has, or the words for why it is left out. */
export interface Browser {
  readonly name: string;
  readonly missing: string | null;
  start(device: Device): Promise<Engine>;
}
