/** What is pressed, followed or chosen. */
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
import type { Exhibit } from './exhibit';
import { MarkedPage } from './MarkedPage';
import { Played } from './Played';
import { pressFirst } from './play';
import styles from './samples.module.css';

const linkVariants: readonly NonNullable<SiteLinkProps['variant']>[] = ['text', 'standalone', 'quiet', 'menu', 'brand', 'primary', 'secondary'];
const { label: pageLabel, path } = routeById('pricing');
const [tipped] = planFeatures;
const tip = { label: `${pricingPage.tooltipButtonLabel} ${tipped.label}`, text: tipped.tooltip, noteId: 'tip-note' };
const questions = faq.slice(0, 3).map(({ id, question, answer }) => ({
  id: `faq-${id}`,
  heading: question,
  content: answer.map((text, index) => (
    <p key={index}>
      <RichText text={text} />
    </p>
  )),
}));

export const controlExhibits: readonly Exhibit[] = [
  {
    source: 'components/Button/Button.tsx',
    note: 'Does something on this page. What leads to another page is a link.',
    size: 'small',
    samples: {
      primary: <Button variant="primary">{signIn.submit}</Button>,
      secondary: <Button>{signIn.submit}</Button>,
      small: <Button size="small">{signIn.submit}</Button>,
    },
  },
  {
    source: 'components/SiteLink/SiteLink.tsx',
    size: 'small',
    samples: {
      ...Object.fromEntries(
        linkVariants.map((variant) => [
          variant,
          <SiteLink key={variant} route="pricing" variant={variant}>
            {pageLabel}
          </SiteLink>,
        ]),
      ),
      'quiet, the current page': (
        <MarkedPage path={path}>
          <SiteLink route="pricing" variant="quiet">
            {pageLabel}
          </SiteLink>
        </MarkedPage>
      ),
      'leaves the site': <SiteLink href={site.social[0].href}>{site.social[0].name}</SiteLink>,
    },
  },
  {
    source: 'components/CopyButton/CopyButton.tsx',
    size: 'small',
    samples: {
      short: <CopyButton text={site.apiHost} subject="the address" />,
      'with its name': <CopyButton text={site.apiHost} subject="the address" isNameShown />,
    },
  },
  { source: 'components/RadioGroup/RadioGroup.tsx', size: 'medium', samples: { 'one of two': <ProviderGroup /> } },
  {
    source: 'components/Tabs/Tabs.tsx',
    note: 'In a narrow window the row scrolls, and its edge says so.',
    size: 'large',
    samples: { page: <ProductTabs label="Parts of the product" />, strip: <ProductTabs label="A strip of parts" variant="strip" /> },
  },
  {
    source: 'components/Accordion/Accordion.tsx',
    size: 'large',
    samples: {
      'the first open, the others closed': (
        <Played play={pressFirst}>
          <Accordion headingLevel={4} items={questions} />
        </Played>
      ),
    },
  },
  {
    source: 'components/InfoTip/InfoTip.tsx',
    note: 'A press elsewhere closes the open one; point at it, or press it, to see it again.',
    size: 'small',
    samples: {
      closed: <InfoTip {...tip} />,
      open: (
        <Played play={pressFirst}>
          <div className={styles.aboveTip} />
          <InfoTip {...tip} />
        </Played>
      ),
      'the note that says the same for everyone': <p id={tip.noteId}>{tip.text}</p>,
    },
  },
];

function ProviderGroup() {
  const [selected, select] = useState<(typeof providerDemos)[number]['id']>(providerDemos[0].id);
  return <RadioGroup label="Provider" items={providerDemos} selected={selected} onSelect={select} />;
}

function ProductTabs({ label, variant }: { readonly label: string; readonly variant?: 'page' | 'strip' }) {
  const [selected, select] = useState<(typeof productTabs)[number]['id']>('orchestrator');
  const items = productTabs.map((tab) => ({ id: tab.id, label: tab.label, content: <p>{tab.points[0].title}</p> }));
  return <Tabs label={label} variant={variant} selected={selected} onSelect={select} items={items} />;
}
