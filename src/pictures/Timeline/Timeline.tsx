import { Picture } from '../../components/Picture/Picture';
import type { TimelineText } from '../../content/pages/timelines';
import { CallPath } from './CallPath';

/** One or two calls in time. */
export function Timeline({ text }: { readonly text: TimelineText }) {
  return (
    <Picture caption={text}>
      <CallPath steps={text.steps} />
    </Picture>
  );
}
