/** The accessible name of every Sample tag. */
import { sampleTag } from '../content/sampleTag';

export const sampleTagName = `${sampleTag.text}${sampleTag.purpose}`;
