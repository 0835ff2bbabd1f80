import { integrations } from '../../content/pages/integrations';
import { integrationsPage } from '../../content/pages/integrationsPage';
import { Patch } from '../../drawings/Patch/Patch';

const { app, hub, drawingName } = integrationsPage;
// The app calls the hub itself.
const tools = integrations.filter(({ id }) => id !== 'hub');
const callers = [app, ...tools.map(({ name }) => name)];

/** Every caller of the hub, with a cable to the single jack of the hub. */
export function HubCables() {
  return (
    <Patch
      size="large"
      name={drawingName(callers.join(', '), hub)}
      from={callers.map((name) => ({ id: name, label: name }))}
      to={[{ id: hub, label: hub }]}
      cables={callers.map((name) => ({ from: name, to: hub }))}
    />
  );
}
