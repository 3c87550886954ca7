interface Stoppable {
  stop(): void | Promise<void>;
}

/** Collects what has started, to stop it in reverse order. */
export class StopList {
  private readonly started: Stoppable[] = [];

  add<T extends Stoppable>(part: T): T {
    this.started.push(part);
    return part;
  }

  async stop(): Promise<void> {
    for (const part of this.started.splice(0).reverse()) await part.stop();
  }
}
