/** The accessible name of every Sample tag. */
import { sampleTag } from '../content/interface';

export const sampleTagName = `${sampleTag.text}${sampleTag.purpose}`;
