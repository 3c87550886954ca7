interface Part {
  stop(): void | Promise<void>;
}

/** What was started so far, to be stopped the other way round. */
export class Parts {
  private readonly started: Part[] = [];

  add<T extends Part>(part: T): T {
    this.started.push(part);
    return part;
  }

  async stop(): Promise<void> {
    for (const part of this.started.splice(0).reverse()) await part.stop();
  }
}
