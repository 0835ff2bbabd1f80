import 'react';

// The values of the attributes that layout.module.css reads. Another value is a type error.
declare module 'react' {
  // The name of the parameter must be that of React.
  interface HTMLAttributes<T> {
    'data-gap'?: '0' | 'half' | '1' | '3' | '5' | 'section';
    'data-split'?: 'cards' | 'halves' | 'side' | 'words' | 'picture' | 'thirds';
    'data-ground'?: 'sunk' | 'dark';
  }
}
