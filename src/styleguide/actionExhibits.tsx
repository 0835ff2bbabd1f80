/** Exhibits of buttons, links and other controls. */
import { useState } from 'react';
import { Accordion } from '../components/Accordion/Accordion';
import { Button } from '../components/Button/Button';
import { CopyButton } from '../components/CopyButton/CopyButton';
import { InfoTip } from '../components/InfoTip/InfoTip';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { RichText } from '../components/RichText/RichText';
import { SiteLink, type SiteLinkProps } from '../components/SiteLink/SiteLink';
import { Tabs } from '../components/Tabs/Tabs';
import { signIn } from '../content/account';
import { faq } from '../content/faq';
import { planFeatures, pricingPage } from '../content/plans';
import { productTabs } from '../content/product';
import { providerDemos } from '../content/providerDemo';
import { site } from '../content/site';
import { routeById } from '../routes';
import { FakeLocation } from './FakeLocation';
import { EachState, Sample, Samples } from './Sample';
import { ofComponents } from './exhibit';
import { copy, failToCopy, pressFirst } from './interactions';
import styles from './actionExhibits.module.css';

const linkVariants: readonly NonNullable<SiteLinkProps['variant']>[] = ['text', 'standalone', 'quiet', 'menu', 'brand', 'primary', 'secondary'];
const [tipped] = planFeatures;

const questions = faq.map(({ id, question, answer }) => ({
  id: `faq-${id}`,
  heading: question,
  content: answer.map((text, index) => (
    <p key={index}>
      <RichText text={text} />
    </p>
  )),
}));

export const actionExhibits = ofComponents([
  {
    source: 'components/Button/Button.tsx',
    note: 'Does something on this page. What leads to another page is a link.',
    content: (
      <Samples size="small">
        <EachState of="Button" state="primary">
          <Button variant="primary">{signIn.submit}</Button>
        </EachState>
        <EachState of="Button" state="secondary">
          <Button>{signIn.submit}</Button>
        </EachState>
        <EachState of="Button" state="small">
          <Button size="small">{signIn.submit}</Button>
        </EachState>
      </Samples>
    ),
  },
  {
    source: 'components/SiteLink/SiteLink.tsx',
    content: (
      <Samples size="small">
        {linkVariants.map((variant) => (
          <EachState key={variant} of="SiteLink" state={variant}>
            <SiteLink route="pricing" variant={variant}>
              {routeById('pricing').label}
            </SiteLink>
          </EachState>
        ))}
        <Sample of="SiteLink" state="quiet, the current page">
          <FakeLocation path={routeById('pricing').path}>
            <SiteLink route="pricing" variant="quiet">
              {routeById('pricing').label}
            </SiteLink>
          </FakeLocation>
        </Sample>
        <Sample of="SiteLink" state="text, leaves the site">
          <SiteLink href={site.social[0].href}>{site.social[0].name}</SiteLink>
        </Sample>
        <Sample of="SiteLink" state="quiet, leaves the site">
          <SiteLink href={site.social[0].href} variant="quiet">
            {site.social[0].name}
          </SiteLink>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/CopyButton/CopyButton.tsx',
    content: (
      <Samples size="small">
        <EachState of="CopyButton">
          <HostCopyButton />
        </EachState>
        <Sample of="CopyButton" state="large">
          <HostCopyButton isNameShown />
        </Sample>
        <Sample of="CopyButton" state="copied, for two seconds" play={copy} isKept>
          <HostCopyButton />
        </Sample>
        <Sample of="CopyButton" state="failed, for two seconds" play={failToCopy} isKept>
          <HostCopyButton />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/RadioGroup/RadioGroup.tsx',
    content: (
      <Samples size="medium">
        <EachState of="RadioGroup">{(state) => <ProviderGroup label={`Provider, ${state}`} />}</EachState>
      </Samples>
    ),
  },
  {
    source: 'components/Tabs/Tabs.tsx',
    note: 'In a narrow window the row scrolls, and its edge says so.',
    content: (
      <>
        <Samples size="large">
          <Sample of="Tabs" state="page">
            <ProductTabs label="Parts of the product" />
          </Sample>
        </Samples>
        <Samples size="medium">
          <EachState of="Tabs" state="page">
            {(state) => <ProductTabs label={`Two parts of the product, ${state}`} count={2} />}
          </EachState>
          <EachState of="Tabs" state="strip">
            {(state) => <ProductTabs label={`A strip of parts, ${state}`} count={2} variant="strip" />}
          </EachState>
        </Samples>
      </>
    ),
  },
  {
    source: 'components/Accordion/Accordion.tsx',
    content: (
      <Samples size="large">
        <Sample of="Accordion" state="the first open, the others closed" play={pressFirst}>
          <Accordion headingLevel={4} items={questions.slice(0, 3)} />
        </Sample>
        <Sample of="Accordion" state="closed, hover" force="hover">
          <Accordion headingLevel={4} items={questions.slice(3, 4)} />
        </Sample>
        <Sample of="Accordion" state="closed, focus" force="focus-visible">
          <Accordion headingLevel={4} items={questions.slice(4, 5)} />
        </Sample>
        <Sample of="Accordion" state="closed, pressed" force="active">
          <Accordion headingLevel={4} items={questions.slice(5, 6)} />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/InfoTip/InfoTip.tsx',
    note: 'A press elsewhere closes the open one; point at it, or press it, to see it again.',
    content: (
      <>
        <Samples size="small">
          <EachState of="InfoTip">
            <InfoTip label={`${pricingPage.tooltipButtonLabel} ${tipped.label}`} text={tipped.tooltip} noteId="tip-note" />
          </EachState>
          <Sample of="InfoTip" state="open" play={pressFirst}>
            <div className={styles.aboveTip} />
            <InfoTip label={`${pricingPage.tooltipButtonLabel} ${tipped.label}`} text={tipped.tooltip} noteId="tip-note" />
          </Sample>
        </Samples>
        <p id="tip-note">
          The note that says the same for everyone: {tipped.tooltip}
        </p>
      </>
    ),
  },
]);

function HostCopyButton({ isNameShown }: { readonly isNameShown?: boolean }) {
  return <CopyButton text={site.apiHost} subject="the address" isNameShown={isNameShown} />;
}

function ProviderGroup({ label }: { readonly label: string }) {
  const [selected, select] = useState<(typeof providerDemos)[number]['id']>(providerDemos[0].id);
  return <RadioGroup label={label} items={providerDemos} selected={selected} onSelect={select} />;
}

interface ProductTabsProps {
  readonly label: string;
  readonly count?: number;
  readonly variant?: 'page' | 'strip';
}

function ProductTabs({ label, count = productTabs.length, variant }: ProductTabsProps) {
  const [selected, select] = useState<(typeof productTabs)[number]['id']>('orchestrator');
  return (
    <Tabs
      label={label}
      variant={variant}
      selected={selected}
      onSelect={select}
      items={productTabs.slice(0, count).map((tab) => ({
        id: tab.id,
        label: tab.label,
        content: (
          <>
            <h4>{tab.heading}</h4>
            <p>{tab.points[0].title}</p>
          </>
        ),
      }))}
    />
  );
}
