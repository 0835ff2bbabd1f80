import { Button } from '../Button/Button';
import { useIsBusy } from './formContext';

/** The submit button of a form. While the form is on its way to a server, it does nothing and keeps focus. */
export function SubmitButton({ children }: { readonly children: string }) {
  return (
    <div>
      <Button type="submit" variant="primary" aria-disabled={useIsBusy() || undefined}>
        {children}
      </Button>
    </div>
  );
}
