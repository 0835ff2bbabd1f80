import type { Field, RequestField } from '../apiReference';
import type { TableContent } from '../types';

export function requestTable(caption: string, fields: readonly RequestField[]): TableContent {
  return {
    caption,
    isFieldList: true,
    columns: ['Field', 'Type', 'Required', 'Description'],
    rows: fields.map(({ name, type, isRequired, description }) => [[{ code: name }], type, isRequired ? 'Yes' : 'No', description]),
  };
}

export function fieldTable(caption: string, fields: readonly Field[]): TableContent {
  return {
    caption,
    isFieldList: true,
    columns: ['Field', 'Type', 'Description'],
    rows: fields.map(({ name, type, description }) => [[{ code: name }], type, description]),
  };
}
