import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleTag } from '../../content/interface';
import { routeById } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { sampleTagName } from '../../testing/sampleTagName';
import { SampleTag } from './SampleTag';

test('has no accessibility violations', async () => {
  render(<SampleTag />);
  await expectNoViolations('component');
});

test('has a text label and links to its explanation', () => {
  render(<SampleTag />);
  const link = screen.getByRole('link', { name: sampleTagName });
  expect(link.getAttribute('href')).toBe(`${routeById(sampleTag.route).path}#${sampleTag.hash}`);
});
