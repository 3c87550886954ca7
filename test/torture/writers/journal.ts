import type { HandoutDocument } from '#shared/document/document.ts';

/** One save as the server answered it. */
export interface SaveOutcome {
  readonly writer: string;
  readonly text: string;
  /** The version that the save started from. */
  readonly base: number;
  readonly isWon: boolean;
  /** The version that the save became; where it lost, the one that was first. */
  readonly version: number;
  readonly hash: string;
}

interface Answer {
  readonly version?: number;
  readonly hash?: string;
  readonly current?: { readonly version: number; readonly hash: string; readonly document: HandoutDocument };
}

/** The outcome of each save as it stands in the server's answer, whatever the one who asked makes of it. */
export class Journal {
  readonly outcomes: SaveOutcome[] = [];
  readonly misses: string[] = [];

  miss(words: string): void {
    this.misses.push(words);
  }

  getLast(writer: string): SaveOutcome {
    const last = this.outcomes.findLast((outcome) => outcome.writer === writer);
    if (!last) throw new Error(`${writer} has saved nothing`);
    return last;
  }

  /** Returns a `fetch` for the paths of one origin that writes down what becomes of each save. */
  watch(origin: string, writer: string): typeof fetch {
    return async (path, init) => {
      const response = await fetch(`${origin}${path}`, init);
      if (init?.method === 'PUT') await this.write(writer, init, response.clone());
      return response;
    };
  }

  private async write(writer: string, { headers, body }: RequestInit, response: Response): Promise<void> {
    const base = Number(new Headers(headers).get('if-match')?.replaceAll('"', ''));
    const text: string = JSON.parse(String(body)).document.title;
    const answer = (await response.json()) as Answer;
    const isWon = response.status === 200;
    if (!isWon && response.status !== 409)
      this.miss(`${writer} is answered ${response.status} ${JSON.stringify(answer)}`);
    const { version = 0, hash = '' } = isWon ? answer : (answer.current ?? {});
    if (!isWon && version <= base) this.miss(`${writer} loses version ${base} to version ${version}`);
    if (!isWon && answer.current?.document.title === text) this.miss(`${writer} loses to itself`);
    this.outcomes.push({ writer, text, base, isWon, version, hash });
  }
}
