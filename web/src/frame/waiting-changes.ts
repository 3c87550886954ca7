/** Thrown for a document of an account, when nobody is signed in and changes to it wait on this device. */
export class WaitingChanges extends Error {
  constructor() {
    super('Please log in: changes wait on this device.');
  }
}
