import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { StepList } from '../../components/StepList/StepList';
import { Tabs } from '../../components/Tabs/Tabs';
import { type Integration, integrations } from '../../content/pages/integrations';
import { integrationsNextStep, integrationsPage, workflows } from '../../content/pages/integrationsPage';
import { useHashSelection } from '../../lib/hash';
import { NextStep } from '../../layout/NextStep/NextStep';
import layout from '../../styles/layout.module.css';
import { CallPath } from '../../pictures/Timeline/CallPath';
import primitives from '../../styles/primitives.module.css';
import { Rack } from '../../drawings/Rack/Rack';
import { HubCables } from './HubCables';
import styles from './IntegrationsPage.module.css';

const tabIds = integrations.map(({ id }) => id) as [string, ...string[]];

export function IntegrationsPage() {
  const { selected, select } = useHashSelection(tabIds);
  return (
    <PageColumn>
      <PageHeader heading={integrationsPage.heading} lead={integrationsPage.lead} drawing={<HubCables />} />
      <Tabs
        variant="rail"
        label={integrationsPage.heading}
        selected={selected}
        onSelect={select}
        items={integrations.map((integration) => ({
          id: integration.id,
          label: integration.name,
          content: <IntegrationPanel integration={integration} />,
        }))}
      />
      <section className={`${layout.stack} ${layout.section}`} data-gap="3">
        <h2 id="workflows">{integrationsPage.workflowsHeading}</h2>
        <div className={layout.columns} data-split="halves">
          {workflows.map(({ id, title, steps }) => (
            <Rack key={id} heading={title} headingId={id} headingLevel={3}>
              <div className={primitives.front}>
                <CallPath steps={steps} />
              </div>
            </Rack>
          ))}
        </div>
      </section>
      <NextStep content={integrationsNextStep} />
    </PageColumn>
  );
}

function IntegrationPanel({ integration }: { readonly integration: Integration }) {
  const { id, name, overview, connectSteps, exampleFlow } = integration;
  return (
    <div className={layout.stack} data-gap="3">
      <h2 id={id}>{name}</h2>
      <section className={layout.stack}>
        <h3>{integrationsPage.overviewHeading}</h3>
        <div className={`${layout.columns} ${styles.overview}`} data-split="words">
          {overview.map((paragraph, index) => (
            <p key={index}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <div className={layout.columns} data-split="words" data-gap="5">
        <section className={layout.stack}>
          <h3>{integrationsPage.connectHeading}</h3>
          <StepList
            steps={connectSteps.map((step, index) => (
              <p key={index}>
                <RichText text={step} />
              </p>
            ))}
          />
        </section>
        <section className={layout.stack}>
          <h3>{integrationsPage.exampleHeading}</h3>
          <p>
            <RichText text={exampleFlow.intro} />
          </p>
          <StepList
            steps={exampleFlow.steps.map((step, index) => (
              <p key={index}>
                <RichText text={step} />
              </p>
            ))}
          />
        </section>
      </div>
    </div>
  );
}
