import { FlowDiagram } from '../../components/FlowDiagram/FlowDiagram';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { StepList } from '../../components/StepList/StepList';
import { Tabs } from '../../components/Tabs/Tabs';
import { contactLink, type Integration, integrations, integrationsPage, workflows } from '../../content/integrations';
import { useHashSelection } from '../../lib/hash';
import { HubCables } from './HubCables';
import styles from './IntegrationsPage.module.css';

const [first, ...others] = integrations;
const tabIds = [first.id, ...others.map(({ id }) => id)] as const;

export function IntegrationsPage() {
  const [selected, select] = useHashSelection(tabIds);
  return (
    <PageColumn>
      <PageHeader heading={integrationsPage.heading} lead={integrationsPage.lead} drawing={<HubCables />} />
      <Tabs
        label={integrationsPage.heading}
        selected={selected}
        onSelect={select}
        items={integrations.map((integration) => ({
          id: integration.id,
          label: integration.name,
          content: <IntegrationPanel integration={integration} />,
        }))}
      />
      <section className={styles.section}>
        <h2 id="workflows">{integrationsPage.workflowsHeading}</h2>
        {workflows.map((workflow) => (
          <section key={workflow.id} className={styles.workflow}>
            <h3 id={workflow.id} className={styles.workflowHeading}>
              {workflow.title}
            </h3>
            <FlowDiagram workflow={workflow} stepsHeading={integrationsPage.stepsHeading} />
          </section>
        ))}
      </section>
      <section className={styles.contact}>
        <h2 id="ask" className={styles.heading}>
          {contactLink.heading}
        </h2>
        <div>
          <p>{contactLink.text}</p>
          <SiteLink route={contactLink.action.route} variant="secondary">
            {contactLink.action.text}
          </SiteLink>
        </div>
      </section>
    </PageColumn>
  );
}

function IntegrationPanel({ integration }: { readonly integration: Integration }) {
  const { id, name, overview, connectSteps, exampleFlow } = integration;
  return (
    <div className={styles.panel}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <section className={styles.overview}>
        <h3 className={styles.heading}>{integrationsPage.overviewHeading}</h3>
        <div className={styles.columns}>
          {overview.map((paragraph, index) => (
            <p key={index}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <section>
        <h3 className={styles.heading}>{integrationsPage.connectHeading}</h3>
        <StepList
          steps={connectSteps.map((step, index) => (
            <RichText key={index} text={step} />
          ))}
        />
      </section>
      <section>
        <h3 className={styles.heading}>{integrationsPage.exampleHeading}</h3>
        <p className={styles.intro}>
          <RichText text={exampleFlow.intro} />
        </p>
        <ol className={styles.flow}>
          {exampleFlow.steps.map((step, index) => (
            <li key={index} className={styles.flowStep}>
              <RichText text={step} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
