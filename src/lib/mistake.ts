/** An error that tells an author what to change. Without a stack, which would bury the sentence in the output of a build. */
export function mistake(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: '' });
}
