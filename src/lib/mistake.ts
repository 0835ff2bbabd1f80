/** Tells an author what to change. Its stack is the sentence alone, which other lines would bury in the output of a build. */
export class Mistake extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}
