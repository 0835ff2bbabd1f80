import { screen, within } from '@testing-library/react';

/** Queries of the content of the page, without header and footer. */
export const main = () => within(screen.getByRole('main'));
