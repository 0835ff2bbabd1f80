export interface CallRequest {
  provider: string;
  model: string;
  messages: Message[];
  temperature?: number;
  max_tokens?: number;
}

export interface Message {
  role: string;
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

export interface HubEvent {
  event:
    | 'call.started'
    | 'call.completed'
    | 'call.failed'
    | 'quota.warning'
    | 'quota.exceeded';
  // Quota events may lack a status and a duration.
  data: { id: string; status?: string; duration_ms?: number };
}
