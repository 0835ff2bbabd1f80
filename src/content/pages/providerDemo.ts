/** The sample calls of the home page, which differ in two words. */
import { type ProviderId, providers } from '../facts/providers';
import { sampleCall } from './sampleCall';

/** Of the first two providers, between which the visitor switches. */
export const providerDemos = [demoOf(providers[0]), demoOf(providers[1])] as const;

function demoOf<Id extends ProviderId>({ id, name }: { readonly id: Id; readonly name: string }) {
  const codeSet = { curl: sampleCall(id, 'curl'), javascript: sampleCall(id, 'javascript'), python: sampleCall(id, 'python') };
  return { id, label: name, codeSet };
}
