/** A rendering that took longer than it may. */
export class RenderTimeout extends Error {
  constructor() {
    super('The rendering took too long');
    this.name = 'RenderTimeout';
  }
}
