import { Button } from '../../components/Button/Button';
import { errorPage } from '../../content/layoutText';
import { LooseCable } from '../../drawings/LooseCable/LooseCable';
import { Main } from '../../layout/Main/Main';
import { StatusLayout } from '../../layout/StatusLayout/StatusLayout';

/** Shown when a page throws. Reloading often helps, because the prerendered page is plain HTML. */
export function ErrorPage() {
  return (
    <Main>
      <StatusLayout
        heading={errorPage.heading}
        lead={errorPage.lead}
        drawing={<LooseCable isCut />}
        action={
          <Button variant="primary" onPress={() => location.reload()}>
            {errorPage.reload}
          </Button>
        }
        ways={errorPage.ways}
      />
    </Main>
  );
}
