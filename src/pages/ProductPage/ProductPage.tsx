import { Frame } from '../../components/Frame/Frame';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import type { PageProps } from '../../routes';

export function ProductPage({ page }: PageProps) {
  return (
    <Frame>
      <PageHeader heading={page.title} lead={page.description} />
    </Frame>
  );
}
