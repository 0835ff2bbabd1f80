/** Buttons, links, and other controls. */
import { useState } from 'react';
import { Accordion } from '../components/Accordion/Accordion';
import { Button } from '../components/Button/Button';
import { CopyButton } from '../components/CopyButton/CopyButton';
import { InfoTip } from '../components/InfoTip/InfoTip';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { RichText } from '../components/RichText/RichText';
import { SiteLink, type SiteLinkProps } from '../components/SiteLink/SiteLink';
import { Tabs } from '../components/Tabs/Tabs';
import { signIn } from '../content/pages/account';
import { faq } from '../content/pages/faq';
import { planFeatures } from '../content/pages/plans';
import { productTabs } from '../content/pages/product';
import { providerDemos } from '../content/pages/providerDemo';
import { site } from '../content/site';
import { routeById } from '../content/routes';
import type { Exhibit } from './exhibit';
import { CurrentPath } from './CurrentPath';
import { PlayedSample } from './PlayedSample';
import { clickFirstButton } from './play';
import styles from './samples.module.css';

const linkVariants: readonly NonNullable<SiteLinkProps['variant']>[] = [
  'text',
  'standalone',
  'quiet',
  'menu',
  'brand',
  'primary',
  'secondary',
];
const { label: pageLabel, path } = routeById('pricing');
const [feature] = planFeatures;
const tip = { term: feature.label, text: feature.tooltip, noteId: 'tip-note' };
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
    note: 'For actions on this page. Use SiteLink for navigation.',
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
        <CurrentPath path={path}>
          <SiteLink route="pricing" variant="quiet">
            {pageLabel}
          </SiteLink>
        </CurrentPath>
      ),
      'leaves the site': <SiteLink href={`https://${site.apiHost}`}>{site.apiHost}</SiteLink>,
    },
  },
  {
    source: 'components/CopyButton/CopyButton.tsx',
    size: 'small',
    samples: {
      short: <CopyButton text={site.apiHost} subject="the address" spokenFailure="Not copied" />,
      'with its name': <CopyButton text={site.apiHost} subject="the address" spokenFailure="Not copied" isNameShown />,
    },
  },
  { source: 'components/RadioGroup/RadioGroup.tsx', size: 'medium', samples: { 'one of two': <ProviderGroup /> } },
  {
    source: 'components/Tabs/Tabs.tsx',
    note: 'In a narrow window, the tabs wrap to more rows.',
    size: 'large',
    samples: { page: <ProductTabs label="Parts of the product" />, strip: <ProductTabs label="A strip of parts" variant="strip" /> },
  },
  {
    source: 'components/Accordion/Accordion.tsx',
    size: 'large',
    samples: {
      'the first open, the others closed': (
        <PlayedSample play={clickFirstButton}>
          <Accordion headingLevel={4} items={questions} />
        </PlayedSample>
      ),
    },
  },
  {
    source: 'components/InfoTip/InfoTip.tsx',
    note: 'A click outside closes the open tooltip. Hover or click the button to open it again.',
    size: 'small',
    samples: {
      closed: <InfoTip {...tip} />,
      open: (
        <PlayedSample play={clickFirstButton}>
          <div className={styles.aboveTip} />
          <InfoTip {...tip} />
        </PlayedSample>
      ),
      'the note with the same text': <p id={tip.noteId}>{tip.text}</p>,
    },
  },
];

function ProviderGroup() {
  const [selected, setSelected] = useState<(typeof providerDemos)[number]['id']>(providerDemos[0].id);
  return <RadioGroup label="Provider" items={providerDemos} selected={selected} onSelect={setSelected} />;
}

function ProductTabs({ label, variant }: { readonly label: string; readonly variant?: 'page' | 'strip' }) {
  const [selected, setSelected] = useState<(typeof productTabs)[number]['id']>('orchestrator');
  const items = productTabs.map((tab) => ({ id: tab.id, label: tab.label, content: <p>{tab.points[0].term}</p> }));
  return <Tabs label={label} variant={variant} selected={selected} onSelect={setSelected} items={items} />;
}
