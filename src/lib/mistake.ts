/** Tells an author what to change. Its stack is the sentence alone, which other lines would bury in the output of a build. */
export class Mistake extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }

  // Otherwise, Node.js prints it in brackets.
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}
