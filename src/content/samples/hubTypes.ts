export interface CallRequest {
  provider: string;
  model: string;
  messages: Message[];
  temperature?: number;
  max_tokens?: number;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface CallResponse {
  id: string;
  provider: string;
  model: string;
  choices: { message: Message }[];
  usage: {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
  };
}

export interface ErrorBody {
  error: { code: string; message: string; type: string };
}

type CallEventName = 'call.started' | 'call.completed' | 'call.failed';
type QuotaEventName = 'quota.warning' | 'quota.exceeded';

export type HubEvent =
  | {
      event: CallEventName;
      data: { id: string; status: string; duration_ms: number };
    }
  // What the other two fields hold is not specified.
  | { event: QuotaEventName; data: { id: string } };
