import { Worker } from 'node:worker_threads';
import type { PictureDifference } from './compare-pictures.ts';

export interface PictureTask {
  readonly pdf: Uint8Array;
  /** Each page of the preview as a PNG, 3 pixels a px; null is not compared. */
  readonly previews: readonly (Uint8Array | null)[];
}

type Answer = { id: number; differences?: PictureDifference[]; error?: string };

/** Compares previews with PDFs in a thread of its own. */
export class Pictures {
  private readonly worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
  private readonly asked = new Map<number, PromiseWithResolvers<PictureDifference[]>>();

  constructor() {
    this.worker.on('message', ({ id, differences, error }: Answer) => {
      const question = this.asked.get(id);
      this.asked.delete(id);
      if (differences) question?.resolve(differences);
      else question?.reject(new Error(error));
    });
    this.worker.on('error', (error) => {
      for (const question of this.asked.values()) question.reject(error);
    });
  }

  /** How far each page of the preview that is compared is from the same page of the PDF. */
  differences(task: PictureTask): Promise<PictureDifference[]> {
    const id = this.asked.size === 0 ? 0 : Math.max(...this.asked.keys()) + 1;
    const question = Promise.withResolvers<PictureDifference[]>();
    this.asked.set(id, question);
    this.worker.postMessage({ id, ...task });
    return question.promise;
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}
