/* Written by `npm run generate` from schemas/. */

export const gatewaySchemas = {
 "SecurityConfig": {
  "type": "object",
  "required": [
   "withdrawalPassword",
   "securityQuestions",
   "bankCards",
   "identity",
   "signIns"
  ],
  "properties": {
   "passwordChangedAt": {
    "type": "integer"
   },
   "withdrawalPassword": {
    "type": "boolean"
   },
   "securityQuestions": {
    "type": "integer"
   },
   "bankCards": {
    "type": "integer"
   },
   "identity": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "none",
       "pending",
       "verified",
       "rejected"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "signIns": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "IdentityState": {
  "type": "string",
  "enum": [
   "none",
   "pending",
   "verified",
   "rejected"
  ]
 },
 "ChangePasswordBody": {
  "type": "object",
  "required": [
   "oldPassword",
   "password",
   "confirmPassword"
  ],
  "properties": {
   "oldPassword": {
    "type": "string"
   },
   "password": {
    "type": "string"
   },
   "confirmPassword": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WithdrawalPassword": {
  "type": "object",
  "required": [
   "set"
  ],
  "properties": {
   "set": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PaymentPasswordBody": {
  "type": "object",
  "required": [
   "paymentPassword"
  ],
  "properties": {
   "paymentPassword": {
    "type": "string"
   },
   "oldPaymentPassword": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ResetPaymentPasswordBody": {
  "type": "object",
  "required": [
   "paymentPassword",
   "verifyPwd"
  ],
  "properties": {
   "paymentPassword": {
    "type": "string"
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PasswordBySmsBody": {
  "type": "object",
  "required": [
   "mobileNum"
  ],
  "properties": {
   "mobileNum": {
    "type": "string"
   },
   "captcha": {
    "type": "string"
   },
   "captchaId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SmsSent": {
  "type": "object",
  "required": [
   "resendAfter"
  ],
  "properties": {
   "resendAfter": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PasswordBySmsConfirmBody": {
  "type": "object",
  "required": [
   "mobileNum",
   "code",
   "password",
   "confirmPassword"
  ],
  "properties": {
   "mobileNum": {
    "type": "string"
   },
   "code": {
    "type": "string"
   },
   "password": {
    "type": "string"
   },
   "confirmPassword": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SmsRefusal": {
  "type": "object",
  "required": [],
  "properties": {
   "attemptsLeft": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "LanguageBody": {
  "type": "object",
  "required": [
   "language"
  ],
  "properties": {
   "language": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SignIn": {
  "type": "object",
  "required": [
   "id",
   "time",
   "device",
   "current",
   "open"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "time": {
    "type": "integer"
   },
   "device": {
    "type": "string"
   },
   "current": {
    "type": "boolean"
   },
   "open": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "SignIns": {
  "type": "object",
  "required": [
   "signIns"
  ],
  "properties": {
   "signIns": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "time",
      "device",
      "current",
      "open"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "time": {
       "type": "integer"
      },
      "device": {
       "type": "string"
      },
      "current": {
       "type": "boolean"
      },
      "open": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "SecurityQuestion": {
  "type": "object",
  "required": [
   "id",
   "text"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "text": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SecurityQuestions": {
  "type": "object",
  "required": [
   "required",
   "questions"
  ],
  "properties": {
   "required": {
    "type": "integer"
   },
   "questions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "text"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "text": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "CustomerSecurityQuestions": {
  "type": "object",
  "required": [
   "questions"
  ],
  "properties": {
   "questions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "text"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "text": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "SecurityAnswer": {
  "type": "object",
  "required": [
   "id",
   "answer"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "answer": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SecurityAnswersBody": {
  "type": "object",
  "required": [
   "answers",
   "verifyPwd"
  ],
  "properties": {
   "answers": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "answer"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "answer": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Bank": {
  "type": "object",
  "required": [
   "code",
   "name"
  ],
  "properties": {
   "code": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "digits": {
    "type": "array",
    "items": {
     "type": "integer"
    }
   }
  },
  "additionalProperties": false
 },
 "BankCard": {
  "type": "object",
  "required": [
   "id",
   "bankCode",
   "bankName",
   "number",
   "holder",
   "createdAt"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "bankCode": {
    "type": "string"
   },
   "bankName": {
    "type": "string"
   },
   "number": {
    "type": "string"
   },
   "holder": {
    "type": "string"
   },
   "branch": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   },
   "usableFrom": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "BankCards": {
  "type": "object",
  "required": [
   "cards",
   "banks",
   "max"
  ],
  "properties": {
   "cards": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "bankCode",
      "bankName",
      "number",
      "holder",
      "createdAt"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "bankCode": {
       "type": "string"
      },
      "bankName": {
       "type": "string"
      },
      "number": {
       "type": "string"
      },
      "holder": {
       "type": "string"
      },
      "branch": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      },
      "usableFrom": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "banks": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "name"
     ],
     "properties": {
      "code": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "digits": {
       "type": "array",
       "items": {
        "type": "integer"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "max": {
    "type": "integer"
   },
   "holder": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "BankCardBody": {
  "type": "object",
  "required": [
   "bankCode",
   "number",
   "verifyPwd"
  ],
  "properties": {
   "bankCode": {
    "type": "string"
   },
   "number": {
    "type": "string"
   },
   "branch": {
    "type": "string"
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ProfileFieldName": {
  "type": "string",
  "enum": [
   "nickname",
   "payeeName",
   "mobileNum",
   "email",
   "birthday",
   "line",
   "facebook",
   "qqNum",
   "weChat",
   "whatsApp",
   "telegram",
   "zalo",
   "address",
   "nationality",
   "occupation",
   "sourceOfIncome",
   "idNumber"
  ]
 },
 "ProfileField": {
  "type": "object",
  "required": [
   "name"
  ],
  "properties": {
   "name": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "nickname",
       "payeeName",
       "mobileNum",
       "email",
       "birthday",
       "line",
       "facebook",
       "qqNum",
       "weChat",
       "whatsApp",
       "telegram",
       "zalo",
       "address",
       "nationality",
       "occupation",
       "sourceOfIncome",
       "idNumber"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "value": {
    "type": "string"
   },
   "locked": {
    "type": "boolean"
   },
   "values": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "Profile": {
  "type": "object",
  "required": [
   "fields"
  ],
  "properties": {
   "fields": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "name"
     ],
     "properties": {
      "name": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "nickname",
          "payeeName",
          "mobileNum",
          "email",
          "birthday",
          "line",
          "facebook",
          "qqNum",
          "weChat",
          "whatsApp",
          "telegram",
          "zalo",
          "address",
          "nationality",
          "occupation",
          "sourceOfIncome",
          "idNumber"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "value": {
       "type": "string"
      },
      "locked": {
       "type": "boolean"
      },
      "values": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "EmailBody": {
  "type": "object",
  "required": [
   "email",
   "verifyPwd"
  ],
  "properties": {
   "email": {
    "type": "string"
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PayeeNameBody": {
  "type": "object",
  "required": [
   "payeeName",
   "verifyPwd"
  ],
  "properties": {
   "payeeName": {
    "type": "string"
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "NicknameBody": {
  "type": "object",
  "required": [
   "nickname"
  ],
  "properties": {
   "nickname": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ProfileBody": {
  "type": "object",
  "required": [
   "field",
   "value",
   "verifyPwd"
  ],
  "properties": {
   "field": {
    "type": "string",
    "enum": [
     "nickname",
     "payeeName",
     "mobileNum",
     "email",
     "birthday",
     "line",
     "facebook",
     "qqNum",
     "weChat",
     "whatsApp",
     "telegram",
     "zalo",
     "address",
     "nationality",
     "occupation",
     "sourceOfIncome",
     "idNumber"
    ]
   },
   "value": {
    "type": "string"
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "VipProgress": {
  "type": "object",
  "required": [
   "level",
   "turnover"
  ],
  "properties": {
   "level": {
    "type": "string"
   },
   "next": {
    "type": "string"
   },
   "turnover": {
    "type": "string"
   },
   "target": {
    "type": "string"
   },
   "resetsAt": {
    "type": "integer"
   },
   "deposits": {
    "type": "string"
   },
   "depositTarget": {
    "type": "string"
   },
   "keep": {
    "type": "object",
    "required": [
     "turnover",
     "deposits"
    ],
    "properties": {
     "turnover": {
      "type": "string"
     },
     "deposits": {
      "type": "string"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "IdentitySlotName": {
  "type": "string",
  "enum": [
   "front",
   "back",
   "selfie"
  ]
 },
 "IdentitySlot": {
  "type": "object",
  "required": [
   "slot",
   "state"
  ],
  "properties": {
   "slot": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "front",
       "back",
       "selfie"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "none",
       "pending",
       "verified",
       "rejected"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "reason": {
    "enum": [
     "blurred",
     "cut",
     "expired",
     "mismatch",
     "unreadable",
     "unknown"
    ]
   }
  },
  "additionalProperties": false
 },
 "Identity": {
  "type": "object",
  "required": [
   "state",
   "slots",
   "hours"
  ],
  "properties": {
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "none",
       "pending",
       "verified",
       "rejected"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "documentType": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "idCard",
       "passport",
       "drivingLicence"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "slots": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "slot",
      "state"
     ],
     "properties": {
      "slot": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "front",
          "back",
          "selfie"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "none",
          "pending",
          "verified",
          "rejected"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "reason": {
       "enum": [
        "blurred",
        "cut",
        "expired",
        "mismatch",
        "unreadable",
        "unknown"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "hours": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DocumentType": {
  "type": "string",
  "enum": [
   "idCard",
   "passport",
   "drivingLicence"
  ]
 },
 "IdentityPictureBody": {
  "type": "object",
  "required": [
   "documentType",
   "slot",
   "picture"
  ],
  "properties": {
   "documentType": {
    "type": "string",
    "enum": [
     "idCard",
     "passport",
     "drivingLicence"
    ]
   },
   "slot": {
    "type": "string",
    "enum": [
     "front",
     "back",
     "selfie"
    ]
   },
   "picture": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PlayLimitKind": {
  "type": "string",
  "enum": [
   "deposit",
   "loss"
  ]
 },
 "PlayLimitPeriod": {
  "type": "string",
  "enum": [
   "day",
   "week",
   "month"
  ]
 },
 "PlayLimit": {
  "type": "object",
  "required": [
   "kind",
   "period",
   "used"
  ],
  "properties": {
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "deposit",
       "loss"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "period": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "day",
       "week",
       "month"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "used": {
    "type": "string"
   },
   "next": {
    "type": "object",
    "required": [
     "from"
    ],
    "properties": {
     "amount": {
      "type": "string"
     },
     "from": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "NextLimit": {
  "type": "object",
  "required": [
   "from"
  ],
  "properties": {
   "amount": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PlayLimits": {
  "type": "object",
  "required": [
   "limits",
   "waitingHours",
   "realityCheckMinutes"
  ],
  "properties": {
   "limits": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind",
      "period",
      "used"
     ],
     "properties": {
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "deposit",
          "loss"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "period": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "day",
          "week",
          "month"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "used": {
       "type": "string"
      },
      "next": {
       "type": "object",
       "required": [
        "from"
       ],
       "properties": {
        "amount": {
         "type": "string"
        },
        "from": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     },
     "additionalProperties": false
    }
   },
   "waitingHours": {
    "type": "integer"
   },
   "realityCheckMinutes": {
    "type": "integer"
   },
   "timeOutUntil": {
    "type": "integer"
   },
   "excludedUntil": {
    "type": "integer"
   },
   "excludedForever": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PlayLimitBody": {
  "type": "object",
  "required": [
   "kind",
   "period"
  ],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "deposit",
     "loss"
    ]
   },
   "period": {
    "type": "string",
    "enum": [
     "day",
     "week",
     "month"
    ]
   },
   "amount": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RealityCheckBody": {
  "type": "object",
  "required": [
   "minutes"
  ],
  "properties": {
   "minutes": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TimeOutBody": {
  "type": "object",
  "required": [
   "hours"
  ],
  "properties": {
   "hours": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ExclusionBody": {
  "type": "object",
  "required": [
   "verifyPwd"
  ],
  "properties": {
   "months": {
    "type": "integer"
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TeamPeriod": {
  "type": "string",
  "enum": [
   "today",
   "yesterday",
   "month"
  ]
 },
 "DownlineType": {
  "type": "string",
  "enum": [
   "member",
   "agent"
  ]
 },
 "DownlineState": {
  "type": "string",
  "enum": [
   "enabled",
   "frozen",
   "disabled"
  ]
 },
 "IncomeSource": {
  "type": "string",
  "enum": [
   "rebate",
   "commission",
   "dailySalary",
   "hourlySalary",
   "dividend"
  ]
 },
 "ContractKind": {
  "type": "string",
  "enum": [
   "dailySalary",
   "hourlySalary",
   "dividend"
  ]
 },
 "ContractState": {
  "type": "string",
  "enum": [
   "P",
   "E",
   "V",
   "N",
   "X"
  ]
 },
 "ContractAction": {
  "type": "string",
  "enum": [
   "A",
   "R",
   "C"
  ]
 },
 "RateType": {
  "type": "string",
  "enum": [
   "percent",
   "fixed"
  ]
 },
 "TeamPeriodQuery": {
  "type": "object",
  "required": [
   "period"
  ],
  "properties": {
   "period": {
    "type": "string",
    "enum": [
     "today",
     "yesterday",
     "month"
    ]
   }
  },
  "additionalProperties": false
 },
 "TeamFigures": {
  "type": "object",
  "required": [
   "period",
   "from",
   "to",
   "teamSize",
   "agents",
   "newMembers",
   "activeMembers",
   "deposits",
   "withdrawals",
   "validBets",
   "profit",
   "updatedAt"
  ],
  "properties": {
   "period": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "today",
       "yesterday",
       "month"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "teamSize": {
    "type": "integer"
   },
   "agents": {
    "type": "integer"
   },
   "newMembers": {
    "type": "integer"
   },
   "activeMembers": {
    "type": "integer"
   },
   "deposits": {
    "type": "string"
   },
   "withdrawals": {
    "type": "string"
   },
   "validBets": {
    "type": "string"
   },
   "profit": {
    "type": "string"
   },
   "updatedAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "SourceIncome": {
  "type": "object",
  "required": [
   "source",
   "amount"
  ],
  "properties": {
   "source": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "rebate",
       "commission",
       "dailySalary",
       "hourlySalary",
       "dividend"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "IncomeFigures": {
  "type": "object",
  "required": [
   "period",
   "amount",
   "sources",
   "updatedAt",
   "nextUpdateAt"
  ],
  "properties": {
   "period": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "today",
       "yesterday",
       "month"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "sources": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "source",
      "amount"
     ],
     "properties": {
      "source": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "rebate",
          "commission",
          "dailySalary",
          "hourlySalary",
          "dividend"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "expected": {
    "type": "string"
   },
   "daysLeft": {
    "type": "integer"
   },
   "days": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "day",
      "amount"
     ],
     "properties": {
      "day": {
       "type": "integer"
      },
      "amount": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "updatedAt": {
    "type": "integer"
   },
   "nextUpdateAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DayIncome": {
  "type": "object",
  "required": [
   "day",
   "amount"
  ],
  "properties": {
   "day": {
    "type": "integer"
   },
   "amount": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "IncomeQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "month": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "CalculationItem": {
  "type": "string",
  "enum": [
   "validMembers",
   "validBets",
   "gameProfit",
   "rebatesIssued",
   "promotionsIssued",
   "deposits",
   "withdrawals",
   "platformFee",
   "carryOver",
   "base",
   "rateLevel",
   "earned",
   "givenOn",
   "shortfall",
   "rest",
   "income"
  ]
 },
 "CalculationUnit": {
  "type": "string",
  "enum": [
   "money",
   "count",
   "percent"
  ]
 },
 "CalculationRow": {
  "type": "object",
  "required": [
   "item",
   "value",
   "unit"
  ],
  "properties": {
   "item": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "validMembers",
       "validBets",
       "gameProfit",
       "rebatesIssued",
       "promotionsIssued",
       "deposits",
       "withdrawals",
       "platformFee",
       "carryOver",
       "base",
       "rateLevel",
       "earned",
       "givenOn",
       "shortfall",
       "rest",
       "income"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "value": {
    "type": "string"
   },
   "unit": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "money",
       "count",
       "percent"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   }
  },
  "additionalProperties": false
 },
 "IncomeCalculation": {
  "type": "object",
  "required": [
   "source",
   "amount",
   "settled",
   "rows"
  ],
  "properties": {
   "source": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "rebate",
       "commission",
       "dailySalary",
       "hourlySalary",
       "dividend"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "settled": {
    "type": "boolean"
   },
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "item",
      "value",
      "unit"
     ],
     "properties": {
      "item": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "validMembers",
          "validBets",
          "gameProfit",
          "rebatesIssued",
          "promotionsIssued",
          "deposits",
          "withdrawals",
          "platformFee",
          "carryOver",
          "base",
          "rateLevel",
          "earned",
          "givenOn",
          "shortfall",
          "rest",
          "income"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "value": {
       "type": "string"
      },
      "unit": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "money",
          "count",
          "percent"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "contractId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "AgentIncome": {
  "type": "object",
  "required": [
   "month",
   "from",
   "to",
   "daysLeft",
   "amount",
   "paid",
   "sources",
   "updatedAt",
   "nextUpdateAt"
  ],
  "properties": {
   "month": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "daysLeft": {
    "type": "integer"
   },
   "amount": {
    "type": "string"
   },
   "paid": {
    "type": "string"
   },
   "sources": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "source",
      "amount",
      "settled",
      "rows"
     ],
     "properties": {
      "source": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "rebate",
          "commission",
          "dailySalary",
          "hourlySalary",
          "dividend"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "settled": {
       "type": "boolean"
      },
      "rows": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "item",
         "value",
         "unit"
        ],
        "properties": {
         "item": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "validMembers",
             "validBets",
             "gameProfit",
             "rebatesIssued",
             "promotionsIssued",
             "deposits",
             "withdrawals",
             "platformFee",
             "carryOver",
             "base",
             "rateLevel",
             "earned",
             "givenOn",
             "shortfall",
             "rest",
             "income"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         },
         "value": {
          "type": "string"
         },
         "unit": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "money",
             "count",
             "percent"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         }
        },
        "additionalProperties": false
       }
      },
      "contractId": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "updatedAt": {
    "type": "integer"
   },
   "nextUpdateAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PayoutsQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "source": {
    "type": "string",
    "enum": [
     "rebate",
     "commission",
     "dailySalary",
     "hourlySalary",
     "dividend"
    ]
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Payout": {
  "type": "object",
  "required": [
   "payoutId",
   "orderId",
   "source",
   "amount",
   "from",
   "to",
   "paidAt"
  ],
  "properties": {
   "payoutId": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   },
   "source": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "rebate",
       "commission",
       "dailySalary",
       "hourlySalary",
       "dividend"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "paidAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PayoutPage": {
  "type": "object",
  "required": [
   "payouts",
   "total",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "payouts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "payoutId",
      "orderId",
      "source",
      "amount",
      "from",
      "to",
      "paidAt"
     ],
     "properties": {
      "payoutId": {
       "type": "string"
      },
      "orderId": {
       "type": "string"
      },
      "source": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "rebate",
          "commission",
          "dailySalary",
          "hourlySalary",
          "dividend"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "from": {
       "type": "integer"
      },
      "to": {
       "type": "integer"
      },
      "paidAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "total": {
    "type": "string"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PayoutQuery": {
  "type": "object",
  "required": [
   "payoutId"
  ],
  "properties": {
   "payoutId": {
    "type": "string"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PayoutReason": {
  "type": "object",
  "required": [
   "base",
   "rate",
   "rateType",
   "amount"
  ],
  "properties": {
   "item": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "validMembers",
       "validBets",
       "gameProfit",
       "rebatesIssued",
       "promotionsIssued",
       "deposits",
       "withdrawals",
       "platformFee",
       "carryOver",
       "base",
       "rateLevel",
       "earned",
       "givenOn",
       "shortfall",
       "rest",
       "income"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "username": {
    "type": "string"
   },
   "product": {
    "type": "string"
   },
   "base": {
    "type": "string"
   },
   "rate": {
    "type": "string"
   },
   "rateType": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "percent",
       "fixed"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "contractId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PayoutDetail": {
  "type": "object",
  "required": [
   "payout",
   "rows",
   "reasons",
   "reasonCount",
   "reasonsTotal",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "payout": {
    "type": "object",
    "required": [
     "payoutId",
     "orderId",
     "source",
     "amount",
     "from",
     "to",
     "paidAt"
    ],
    "properties": {
     "payoutId": {
      "type": "string"
     },
     "orderId": {
      "type": "string"
     },
     "source": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "rebate",
         "commission",
         "dailySalary",
         "hourlySalary",
         "dividend"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "amount": {
      "type": "string"
     },
     "from": {
      "type": "integer"
     },
     "to": {
      "type": "integer"
     },
     "paidAt": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "reasons": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "base",
      "rate",
      "rateType",
      "amount"
     ],
     "properties": {
      "item": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "validMembers",
          "validBets",
          "gameProfit",
          "rebatesIssued",
          "promotionsIssued",
          "deposits",
          "withdrawals",
          "platformFee",
          "carryOver",
          "base",
          "rateLevel",
          "earned",
          "givenOn",
          "shortfall",
          "rest",
          "income"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "username": {
       "type": "string"
      },
      "product": {
       "type": "string"
      },
      "base": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      },
      "rateType": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "percent",
          "fixed"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "contractId": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "reasonCount": {
    "type": "integer"
   },
   "reasonsTotal": {
    "type": "string"
   },
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "item",
      "value",
      "unit"
     ],
     "properties": {
      "item": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "validMembers",
          "validBets",
          "gameProfit",
          "rebatesIssued",
          "promotionsIssued",
          "deposits",
          "withdrawals",
          "platformFee",
          "carryOver",
          "base",
          "rateLevel",
          "earned",
          "givenOn",
          "shortfall",
          "rest",
          "income"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "value": {
       "type": "string"
      },
      "unit": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "money",
          "count",
          "percent"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DownlinesQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "parent": {
    "type": "string"
   },
   "search": {
    "type": "string"
   },
   "type": {
    "type": "string",
    "enum": [
     "member",
     "agent"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "enabled",
     "frozen",
     "disabled"
    ]
   },
   "level": {
    "type": "integer"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "sort": {
    "type": "string",
    "enum": [
     "joined",
     "balance",
     "validBets",
     "profit"
    ]
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DownlinePlace": {
  "type": "object",
  "required": [
   "username"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "nickname": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Downline": {
  "type": "object",
  "required": [
   "username",
   "iconId",
   "type",
   "state",
   "level",
   "joinedAt",
   "balance",
   "downlines"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "nickname": {
    "type": "string"
   },
   "iconId": {
    "type": "integer"
   },
   "type": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "member",
       "agent"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "enabled",
       "frozen",
       "disabled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "level": {
    "type": "integer"
   },
   "joinedAt": {
    "type": "integer"
   },
   "lastLoginAt": {
    "type": "integer"
   },
   "balance": {
    "type": "string"
   },
   "downlines": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DownlineFigures": {
  "type": "object",
  "required": [
   "deposits",
   "withdrawals",
   "validBets",
   "profit",
   "activeMembers",
   "members"
  ],
  "properties": {
   "deposits": {
    "type": "string"
   },
   "withdrawals": {
    "type": "string"
   },
   "validBets": {
    "type": "string"
   },
   "profit": {
    "type": "string"
   },
   "activeMembers": {
    "type": "integer"
   },
   "members": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DownlinePage": {
  "type": "object",
  "required": [
   "path",
   "downlines",
   "figures",
   "totalCount",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "path": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "nickname": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "downlines": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username",
      "iconId",
      "type",
      "state",
      "level",
      "joinedAt",
      "balance",
      "downlines"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "nickname": {
       "type": "string"
      },
      "iconId": {
       "type": "integer"
      },
      "type": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "member",
          "agent"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "enabled",
          "frozen",
          "disabled"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "level": {
       "type": "integer"
      },
      "joinedAt": {
       "type": "integer"
      },
      "lastLoginAt": {
       "type": "integer"
      },
      "balance": {
       "type": "string"
      },
      "downlines": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "figures": {
    "type": "object",
    "required": [
     "deposits",
     "withdrawals",
     "validBets",
     "profit",
     "activeMembers",
     "members"
    ],
    "properties": {
     "deposits": {
      "type": "string"
     },
     "withdrawals": {
      "type": "string"
     },
     "validBets": {
      "type": "string"
     },
     "profit": {
      "type": "string"
     },
     "activeMembers": {
      "type": "integer"
     },
     "members": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "totalCount": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DownlineQuery": {
  "type": "object",
  "required": [
   "username"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ProductRate": {
  "type": "object",
  "required": [
   "product",
   "rate"
  ],
  "properties": {
   "product": {
    "type": "string"
   },
   "rate": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RateBounds": {
  "type": "object",
  "required": [
   "product",
   "rate",
   "min",
   "max"
  ],
  "properties": {
   "product": {
    "type": "string"
   },
   "rate": {
    "type": "string"
   },
   "next": {
    "type": "string"
   },
   "min": {
    "type": "string"
   },
   "max": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DownlineContract": {
  "type": "object",
  "required": [
   "kind",
   "contractId",
   "status"
  ],
  "properties": {
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "dailySalary",
       "hourlySalary",
       "dividend"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "contractId": {
    "type": "string"
   },
   "status": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "P",
       "E",
       "V",
       "N",
       "X"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   }
  },
  "additionalProperties": false
 },
 "DownlineDetail": {
  "type": "object",
  "required": [
   "downline",
   "figures",
   "path",
   "rebates",
   "rebatePaid",
   "direct",
   "canTransfer",
   "canPromote",
   "contracts"
  ],
  "properties": {
   "downline": {
    "type": "object",
    "required": [
     "username",
     "iconId",
     "type",
     "state",
     "level",
     "joinedAt",
     "balance",
     "downlines"
    ],
    "properties": {
     "username": {
      "type": "string"
     },
     "nickname": {
      "type": "string"
     },
     "iconId": {
      "type": "integer"
     },
     "type": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "member",
         "agent"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "state": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "enabled",
         "frozen",
         "disabled"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "level": {
      "type": "integer"
     },
     "joinedAt": {
      "type": "integer"
     },
     "lastLoginAt": {
      "type": "integer"
     },
     "balance": {
      "type": "string"
     },
     "downlines": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "figures": {
    "type": "object",
    "required": [
     "deposits",
     "withdrawals",
     "validBets",
     "profit",
     "activeMembers",
     "members"
    ],
    "properties": {
     "deposits": {
      "type": "string"
     },
     "withdrawals": {
      "type": "string"
     },
     "validBets": {
      "type": "string"
     },
     "profit": {
      "type": "string"
     },
     "activeMembers": {
      "type": "integer"
     },
     "members": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "path": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "nickname": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate",
      "min",
      "max"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      },
      "next": {
       "type": "string"
      },
      "min": {
       "type": "string"
      },
      "max": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "rebatePaid": {
    "type": "string"
   },
   "direct": {
    "type": "boolean"
   },
   "canTransfer": {
    "type": "boolean"
   },
   "canPromote": {
    "type": "boolean"
   },
   "contracts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind",
      "contractId",
      "status"
     ],
     "properties": {
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "dailySalary",
          "hourlySalary",
          "dividend"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "contractId": {
       "type": "string"
      },
      "status": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "P",
          "E",
          "V",
          "N",
          "X"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "PromoteBody": {
  "type": "object",
  "required": [
   "username"
  ],
  "properties": {
   "username": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RegisterDownlineBody": {
  "type": "object",
  "required": [
   "username",
   "password",
   "type",
   "rebates"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "password": {
    "type": "string"
   },
   "type": {
    "type": "string",
    "enum": [
     "member",
     "agent"
    ]
   },
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "RateChoice": {
  "type": "object",
  "required": [
   "product",
   "rate"
  ],
  "properties": {
   "product": {
    "type": "string"
   },
   "rate": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "UpdateRebatesBody": {
  "type": "object",
  "required": [
   "username",
   "rebates"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "UpdatedRebates": {
  "type": "object",
  "required": [
   "rebates",
   "effectiveAt"
  ],
  "properties": {
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate",
      "min",
      "max"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      },
      "next": {
       "type": "string"
      },
      "min": {
       "type": "string"
      },
      "max": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "effectiveAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RebateSettings": {
  "type": "object",
  "required": [
   "rebates",
   "step",
   "effectiveAt"
  ],
  "properties": {
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate",
      "min",
      "max"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      },
      "next": {
       "type": "string"
      },
      "min": {
       "type": "string"
      },
      "max": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "step": {
    "type": "string"
   },
   "effectiveAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RebateQuota": {
  "type": "object",
  "required": [
   "rate",
   "used",
   "max"
  ],
  "properties": {
   "rate": {
    "type": "string"
   },
   "used": {
    "type": "integer"
   },
   "max": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "AgentQuotas": {
  "type": "object",
  "required": [
   "links",
   "rebates"
  ],
  "properties": {
   "links": {
    "type": "object",
    "required": [
     "used",
     "max"
    ],
    "properties": {
     "used": {
      "type": "integer"
     },
     "max": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "rate",
      "used",
      "max"
     ],
     "properties": {
      "rate": {
       "type": "string"
      },
      "used": {
       "type": "integer"
      },
      "max": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "UsedQuota": {
  "type": "object",
  "required": [
   "used",
   "max"
  ],
  "properties": {
   "used": {
    "type": "integer"
   },
   "max": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "SubordinateQuery": {
  "type": "object",
  "required": [
   "from",
   "to"
  ],
  "properties": {
   "parent": {
    "type": "string"
   },
   "search": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "SubordinateFigures": {
  "type": "object",
  "required": [
   "username",
   "type",
   "downlines",
   "betCount",
   "validBets",
   "payout",
   "rebate",
   "bonus",
   "profit"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "type": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "member",
       "agent"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "downlines": {
    "type": "integer"
   },
   "betCount": {
    "type": "integer"
   },
   "validBets": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "rebate": {
    "type": "string"
   },
   "bonus": {
    "type": "string"
   },
   "profit": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SubordinateTotals": {
  "type": "object",
  "required": [
   "betCount",
   "validBets",
   "payout",
   "rebate",
   "bonus",
   "profit"
  ],
  "properties": {
   "betCount": {
    "type": "integer"
   },
   "validBets": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "rebate": {
    "type": "string"
   },
   "bonus": {
    "type": "string"
   },
   "profit": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SubordinatePage": {
  "type": "object",
  "required": [
   "path",
   "rows",
   "totals",
   "totalCount",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "path": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "nickname": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username",
      "type",
      "downlines",
      "betCount",
      "validBets",
      "payout",
      "rebate",
      "bonus",
      "profit"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "type": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "member",
          "agent"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "downlines": {
       "type": "integer"
      },
      "betCount": {
       "type": "integer"
      },
      "validBets": {
       "type": "string"
      },
      "payout": {
       "type": "string"
      },
      "rebate": {
       "type": "string"
      },
      "bonus": {
       "type": "string"
      },
      "profit": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "totals": {
    "type": "object",
    "required": [
     "betCount",
     "validBets",
     "payout",
     "rebate",
     "bonus",
     "profit"
    ],
    "properties": {
     "betCount": {
      "type": "integer"
     },
     "validBets": {
      "type": "string"
     },
     "payout": {
      "type": "string"
     },
     "rebate": {
      "type": "string"
     },
     "bonus": {
      "type": "string"
     },
     "profit": {
      "type": "string"
     }
    },
    "additionalProperties": false
   },
   "totalCount": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TeamTransactionsQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "username": {
    "type": "string"
   },
   "category": {
    "type": "string",
    "enum": [
     "deposit",
     "withdrawal",
     "transfer",
     "bonus",
     "rebate",
     "adjustment",
     "agentTransfer",
     "agentIncome"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "processing",
     "success",
     "failed",
     "expired",
     "cancelled"
    ]
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TeamTransaction": {
  "type": "object",
  "required": [
   "username",
   "orderId",
   "category",
   "title",
   "amount",
   "state",
   "createdAt"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   },
   "category": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal",
       "transfer",
       "bonus",
       "rebate",
       "adjustment",
       "agentTransfer",
       "agentIncome"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "processing",
       "success",
       "failed",
       "expired",
       "cancelled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "createdAt": {
    "type": "integer"
   },
   "remark": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TeamTransactionPage": {
  "type": "object",
  "required": [
   "transactions",
   "totalIn",
   "totalOut",
   "totalCount",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "transactions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username",
      "orderId",
      "category",
      "title",
      "amount",
      "state",
      "createdAt"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "orderId": {
       "type": "string"
      },
      "category": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "deposit",
          "withdrawal",
          "transfer",
          "bonus",
          "rebate",
          "adjustment",
          "agentTransfer",
          "agentIncome"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "title": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "processing",
          "success",
          "failed",
          "expired",
          "cancelled"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "createdAt": {
       "type": "integer"
      },
      "remark": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "totalIn": {
    "type": "string"
   },
   "totalOut": {
    "type": "string"
   },
   "totalCount": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TeamOrdersQuery": {
  "type": "object",
  "required": [
   "username"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "AffiliateLink": {
  "type": "object",
  "required": [
   "linkId",
   "code",
   "url",
   "type",
   "rebates",
   "visits",
   "registrations",
   "deposits",
   "createdAt",
   "state"
  ],
  "properties": {
   "linkId": {
    "type": "string"
   },
   "code": {
    "type": "string"
   },
   "url": {
    "type": "string"
   },
   "type": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "member",
       "agent"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "remark": {
    "type": "string"
   },
   "visits": {
    "type": "integer"
   },
   "registrations": {
    "type": "integer"
   },
   "deposits": {
    "type": "integer"
   },
   "createdAt": {
    "type": "integer"
   },
   "expiresAt": {
    "type": "integer"
   },
   "state": {
    "enum": [
     "active",
     "expired",
     "unknown"
    ]
   }
  },
  "additionalProperties": false
 },
 "AffiliateLinks": {
  "type": "object",
  "required": [
   "links",
   "quota"
  ],
  "properties": {
   "links": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "linkId",
      "code",
      "url",
      "type",
      "rebates",
      "visits",
      "registrations",
      "deposits",
      "createdAt",
      "state"
     ],
     "properties": {
      "linkId": {
       "type": "string"
      },
      "code": {
       "type": "string"
      },
      "url": {
       "type": "string"
      },
      "type": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "member",
          "agent"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "rebates": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "product",
         "rate"
        ],
        "properties": {
         "product": {
          "type": "string"
         },
         "rate": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      },
      "remark": {
       "type": "string"
      },
      "visits": {
       "type": "integer"
      },
      "registrations": {
       "type": "integer"
      },
      "deposits": {
       "type": "integer"
      },
      "createdAt": {
       "type": "integer"
      },
      "expiresAt": {
       "type": "integer"
      },
      "state": {
       "enum": [
        "active",
        "expired",
        "unknown"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "quota": {
    "type": "object",
    "required": [
     "used",
     "max"
    ],
    "properties": {
     "used": {
      "type": "integer"
     },
     "max": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "NewLinkBody": {
  "type": "object",
  "required": [
   "type",
   "rebates"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "member",
     "agent"
    ]
   },
   "rebates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "product",
      "rate"
     ],
     "properties": {
      "product": {
       "type": "string"
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "remark": {
    "type": "string"
   },
   "days": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "LinkBody": {
  "type": "object",
  "required": [
   "linkId"
  ],
  "properties": {
   "linkId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RegistrationLink": {
  "type": "object",
  "required": [
   "code",
   "url"
  ],
  "properties": {
   "code": {
    "type": "string"
   },
   "url": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DownlineTransferBody": {
  "type": "object",
  "required": [
   "username",
   "amount",
   "paymentPassword"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "remark": {
    "type": "string"
   },
   "paymentPassword": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TransferReceipt": {
  "type": "object",
  "required": [
   "orderId",
   "username",
   "amount",
   "time",
   "balance"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "username": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "remark": {
    "type": "string"
   },
   "time": {
    "type": "integer"
   },
   "balance": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TransferRowBody": {
  "type": "object",
  "required": [
   "username",
   "amount"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "remark": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "MultipleTransferBody": {
  "type": "object",
  "required": [
   "rows",
   "paymentPassword"
  ],
  "properties": {
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username",
      "amount"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "remark": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "paymentPassword": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TransferResult": {
  "type": "object",
  "required": [
   "username",
   "amount",
   "state"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "enum": [
     "done",
     "failed",
     "unknown"
    ]
   },
   "orderId": {
    "type": "string"
   },
   "errorCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "MultipleTransfer": {
  "type": "object",
  "required": [
   "rows",
   "total",
   "balance"
  ],
  "properties": {
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "username",
      "amount",
      "state"
     ],
     "properties": {
      "username": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "enum": [
        "done",
        "failed",
        "unknown"
       ]
      },
      "orderId": {
       "type": "string"
      },
      "errorCode": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "total": {
    "type": "string"
   },
   "balance": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DividendRow": {
  "type": "object",
  "required": [
   "minimumBet",
   "netLoss",
   "activeMember",
   "contractRate",
   "status"
  ],
  "properties": {
   "minimumBet": {
    "type": "string"
   },
   "netLoss": {
    "type": "string"
   },
   "activeMember": {
    "type": "integer"
   },
   "contractRate": {
    "type": "string"
   },
   "status": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "P",
       "E",
       "V",
       "N",
       "X"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   }
  },
  "additionalProperties": false
 },
 "SalaryTier": {
  "type": "object",
  "required": [
   "betVolume",
   "activeMember",
   "rateType",
   "rate"
  ],
  "properties": {
   "betVolume": {
    "type": "string"
   },
   "activeMember": {
    "type": "integer"
   },
   "rateType": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "percent",
       "fixed"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "rate": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "HourSalaryRate": {
  "type": "object",
  "required": [
   "betVolume",
   "activeMember",
   "rateType",
   "rate"
  ],
  "properties": {
   "betVolume": {
    "type": "string"
   },
   "activeMember": {
    "type": "integer"
   },
   "rateType": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "percent",
       "fixed"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "rate": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ContractTerms": {
  "type": "object",
  "required": [
   "upline",
   "subordinate",
   "proposedAt",
   "text",
   "aboveOwn",
   "steps"
  ],
  "properties": {
   "upline": {
    "type": "string"
   },
   "subordinate": {
    "type": "string"
   },
   "proposedAt": {
    "type": "integer"
   },
   "answerUntil": {
    "type": "integer"
   },
   "effectiveFrom": {
    "type": "integer"
   },
   "endsAt": {
    "type": "integer"
   },
   "days": {
    "type": "integer"
   },
   "endedAt": {
    "type": "integer"
   },
   "askedBy": {
    "enum": [
     "upline",
     "subordinate",
     "unknown"
    ]
   },
   "text": {
    "type": "string"
   },
   "product": {
    "type": "string"
   },
   "aboveOwn": {
    "type": "boolean"
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "status",
      "at"
     ],
     "properties": {
      "status": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "P",
          "E",
          "V",
          "N",
          "X"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "at": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "ContractStep": {
  "type": "object",
  "required": [
   "status",
   "at"
  ],
  "properties": {
   "status": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "P",
       "E",
       "V",
       "N",
       "X"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "at": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DailySalaryContract": {
  "type": "object",
  "required": [
   "id",
   "status",
   "details",
   "terms"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "status": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "P",
       "E",
       "V",
       "N",
       "X"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "details": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "betVolume",
      "activeMember",
      "rateType",
      "rate"
     ],
     "properties": {
      "betVolume": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "rateType": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "percent",
          "fixed"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "terms": {
    "type": "object",
    "required": [
     "upline",
     "subordinate",
     "proposedAt",
     "text",
     "aboveOwn",
     "steps"
    ],
    "properties": {
     "upline": {
      "type": "string"
     },
     "subordinate": {
      "type": "string"
     },
     "proposedAt": {
      "type": "integer"
     },
     "answerUntil": {
      "type": "integer"
     },
     "effectiveFrom": {
      "type": "integer"
     },
     "endsAt": {
      "type": "integer"
     },
     "days": {
      "type": "integer"
     },
     "endedAt": {
      "type": "integer"
     },
     "askedBy": {
      "enum": [
       "upline",
       "subordinate",
       "unknown"
      ]
     },
     "text": {
      "type": "string"
     },
     "product": {
      "type": "string"
     },
     "aboveOwn": {
      "type": "boolean"
     },
     "steps": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "status",
        "at"
       ],
       "properties": {
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "at": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "HourlySalaryContract": {
  "type": "object",
  "required": [
   "contractId",
   "status",
   "hourSalaryRates",
   "terms"
  ],
  "properties": {
   "contractId": {
    "type": "string"
   },
   "status": {
    "type": "string",
    "enum": [
     "P",
     "E",
     "V",
     "N",
     "X"
    ]
   },
   "hourSalaryRates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "betVolume",
      "activeMember",
      "rateType",
      "rate"
     ],
     "properties": {
      "betVolume": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "rateType": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "percent",
          "fixed"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "terms": {
    "type": "object",
    "required": [
     "upline",
     "subordinate",
     "proposedAt",
     "text",
     "aboveOwn",
     "steps"
    ],
    "properties": {
     "upline": {
      "type": "string"
     },
     "subordinate": {
      "type": "string"
     },
     "proposedAt": {
      "type": "integer"
     },
     "answerUntil": {
      "type": "integer"
     },
     "effectiveFrom": {
      "type": "integer"
     },
     "endsAt": {
      "type": "integer"
     },
     "days": {
      "type": "integer"
     },
     "endedAt": {
      "type": "integer"
     },
     "askedBy": {
      "enum": [
       "upline",
       "subordinate",
       "unknown"
      ]
     },
     "text": {
      "type": "string"
     },
     "product": {
      "type": "string"
     },
     "aboveOwn": {
      "type": "boolean"
     },
     "steps": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "status",
        "at"
       ],
       "properties": {
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "at": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "DividendContract": {
  "type": "object",
  "required": [
   "contractId",
   "status",
   "rows",
   "terms"
  ],
  "properties": {
   "contractId": {
    "type": "string"
   },
   "status": {
    "type": "string",
    "enum": [
     "P",
     "E",
     "V",
     "N",
     "X"
    ]
   },
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "minimumBet",
      "netLoss",
      "activeMember",
      "contractRate",
      "status"
     ],
     "properties": {
      "minimumBet": {
       "type": "string"
      },
      "netLoss": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "contractRate": {
       "type": "string"
      },
      "status": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "P",
          "E",
          "V",
          "N",
          "X"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "terms": {
    "type": "object",
    "required": [
     "upline",
     "subordinate",
     "proposedAt",
     "text",
     "aboveOwn",
     "steps"
    ],
    "properties": {
     "upline": {
      "type": "string"
     },
     "subordinate": {
      "type": "string"
     },
     "proposedAt": {
      "type": "integer"
     },
     "answerUntil": {
      "type": "integer"
     },
     "effectiveFrom": {
      "type": "integer"
     },
     "endsAt": {
      "type": "integer"
     },
     "days": {
      "type": "integer"
     },
     "endedAt": {
      "type": "integer"
     },
     "askedBy": {
      "enum": [
       "upline",
       "subordinate",
       "unknown"
      ]
     },
     "text": {
      "type": "string"
     },
     "product": {
      "type": "string"
     },
     "aboveOwn": {
      "type": "boolean"
     },
     "steps": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "status",
        "at"
       ],
       "properties": {
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "at": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "DailySalaryContracts": {
  "type": "object",
  "required": [],
  "properties": {
   "current": {
    "type": "object",
    "required": [
     "id",
     "status",
     "details",
     "terms"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "P",
         "E",
         "V",
         "N",
         "X"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "details": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "terms": {
      "type": "object",
      "required": [
       "upline",
       "subordinate",
       "proposedAt",
       "text",
       "aboveOwn",
       "steps"
      ],
      "properties": {
       "upline": {
        "type": "string"
       },
       "subordinate": {
        "type": "string"
       },
       "proposedAt": {
        "type": "integer"
       },
       "answerUntil": {
        "type": "integer"
       },
       "effectiveFrom": {
        "type": "integer"
       },
       "endsAt": {
        "type": "integer"
       },
       "days": {
        "type": "integer"
       },
       "endedAt": {
        "type": "integer"
       },
       "askedBy": {
        "enum": [
         "upline",
         "subordinate",
         "unknown"
        ]
       },
       "text": {
        "type": "string"
       },
       "product": {
        "type": "string"
       },
       "aboveOwn": {
        "type": "boolean"
       },
       "steps": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "status",
          "at"
         ],
         "properties": {
          "status": {
           "anyOf": [
            {
             "type": "string",
             "enum": [
              "P",
              "E",
              "V",
              "N",
              "X"
             ]
            },
            {
             "enum": [
              "unknown"
             ]
            }
           ]
          },
          "at": {
           "type": "integer"
          }
         },
         "additionalProperties": false
        }
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   },
   "offer": {
    "type": "object",
    "required": [
     "id",
     "status",
     "details",
     "terms"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "P",
         "E",
         "V",
         "N",
         "X"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "details": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "terms": {
      "type": "object",
      "required": [
       "upline",
       "subordinate",
       "proposedAt",
       "text",
       "aboveOwn",
       "steps"
      ],
      "properties": {
       "upline": {
        "type": "string"
       },
       "subordinate": {
        "type": "string"
       },
       "proposedAt": {
        "type": "integer"
       },
       "answerUntil": {
        "type": "integer"
       },
       "effectiveFrom": {
        "type": "integer"
       },
       "endsAt": {
        "type": "integer"
       },
       "days": {
        "type": "integer"
       },
       "endedAt": {
        "type": "integer"
       },
       "askedBy": {
        "enum": [
         "upline",
         "subordinate",
         "unknown"
        ]
       },
       "text": {
        "type": "string"
       },
       "product": {
        "type": "string"
       },
       "aboveOwn": {
        "type": "boolean"
       },
       "steps": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "status",
          "at"
         ],
         "properties": {
          "status": {
           "anyOf": [
            {
             "type": "string",
             "enum": [
              "P",
              "E",
              "V",
              "N",
              "X"
             ]
            },
            {
             "enum": [
              "unknown"
             ]
            }
           ]
          },
          "at": {
           "type": "integer"
          }
         },
         "additionalProperties": false
        }
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "Contracts": {
  "type": "object",
  "required": [],
  "properties": {
   "current": {
    "type": "object",
    "required": [
     "kind",
     "contractId",
     "status",
     "terms"
    ],
    "properties": {
     "kind": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "dailySalary",
         "hourlySalary",
         "dividend"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "contractId": {
      "type": "string"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "P",
         "E",
         "V",
         "N",
         "X"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "rows": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "minimumBet",
        "netLoss",
        "activeMember",
        "contractRate",
        "status"
       ],
       "properties": {
        "minimumBet": {
         "type": "string"
        },
        "netLoss": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "contractRate": {
         "type": "string"
        },
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        }
       },
       "additionalProperties": false
      }
     },
     "details": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "hourSalaryRates": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "terms": {
      "type": "object",
      "required": [
       "upline",
       "subordinate",
       "proposedAt",
       "text",
       "aboveOwn",
       "steps"
      ],
      "properties": {
       "upline": {
        "type": "string"
       },
       "subordinate": {
        "type": "string"
       },
       "proposedAt": {
        "type": "integer"
       },
       "answerUntil": {
        "type": "integer"
       },
       "effectiveFrom": {
        "type": "integer"
       },
       "endsAt": {
        "type": "integer"
       },
       "days": {
        "type": "integer"
       },
       "endedAt": {
        "type": "integer"
       },
       "askedBy": {
        "enum": [
         "upline",
         "subordinate",
         "unknown"
        ]
       },
       "text": {
        "type": "string"
       },
       "product": {
        "type": "string"
       },
       "aboveOwn": {
        "type": "boolean"
       },
       "steps": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "status",
          "at"
         ],
         "properties": {
          "status": {
           "anyOf": [
            {
             "type": "string",
             "enum": [
              "P",
              "E",
              "V",
              "N",
              "X"
             ]
            },
            {
             "enum": [
              "unknown"
             ]
            }
           ]
          },
          "at": {
           "type": "integer"
          }
         },
         "additionalProperties": false
        }
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   },
   "offer": {
    "type": "object",
    "required": [
     "kind",
     "contractId",
     "status",
     "terms"
    ],
    "properties": {
     "kind": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "dailySalary",
         "hourlySalary",
         "dividend"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "contractId": {
      "type": "string"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "P",
         "E",
         "V",
         "N",
         "X"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "rows": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "minimumBet",
        "netLoss",
        "activeMember",
        "contractRate",
        "status"
       ],
       "properties": {
        "minimumBet": {
         "type": "string"
        },
        "netLoss": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "contractRate": {
         "type": "string"
        },
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        }
       },
       "additionalProperties": false
      }
     },
     "details": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "hourSalaryRates": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "terms": {
      "type": "object",
      "required": [
       "upline",
       "subordinate",
       "proposedAt",
       "text",
       "aboveOwn",
       "steps"
      ],
      "properties": {
       "upline": {
        "type": "string"
       },
       "subordinate": {
        "type": "string"
       },
       "proposedAt": {
        "type": "integer"
       },
       "answerUntil": {
        "type": "integer"
       },
       "effectiveFrom": {
        "type": "integer"
       },
       "endsAt": {
        "type": "integer"
       },
       "days": {
        "type": "integer"
       },
       "endedAt": {
        "type": "integer"
       },
       "askedBy": {
        "enum": [
         "upline",
         "subordinate",
         "unknown"
        ]
       },
       "text": {
        "type": "string"
       },
       "product": {
        "type": "string"
       },
       "aboveOwn": {
        "type": "boolean"
       },
       "steps": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "status",
          "at"
         ],
         "properties": {
          "status": {
           "anyOf": [
            {
             "type": "string",
             "enum": [
              "P",
              "E",
              "V",
              "N",
              "X"
             ]
            },
            {
             "enum": [
              "unknown"
             ]
            }
           ]
          },
          "at": {
           "type": "integer"
          }
         },
         "additionalProperties": false
        }
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "AnyContract": {
  "type": "object",
  "required": [
   "kind",
   "contractId",
   "status",
   "terms"
  ],
  "properties": {
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "dailySalary",
       "hourlySalary",
       "dividend"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "contractId": {
    "type": "string"
   },
   "status": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "P",
       "E",
       "V",
       "N",
       "X"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "rows": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "minimumBet",
      "netLoss",
      "activeMember",
      "contractRate",
      "status"
     ],
     "properties": {
      "minimumBet": {
       "type": "string"
      },
      "netLoss": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "contractRate": {
       "type": "string"
      },
      "status": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "P",
          "E",
          "V",
          "N",
          "X"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "details": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "betVolume",
      "activeMember",
      "rateType",
      "rate"
     ],
     "properties": {
      "betVolume": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "rateType": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "percent",
          "fixed"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "hourSalaryRates": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "betVolume",
      "activeMember",
      "rateType",
      "rate"
     ],
     "properties": {
      "betVolume": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "rateType": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "percent",
          "fixed"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "terms": {
    "type": "object",
    "required": [
     "upline",
     "subordinate",
     "proposedAt",
     "text",
     "aboveOwn",
     "steps"
    ],
    "properties": {
     "upline": {
      "type": "string"
     },
     "subordinate": {
      "type": "string"
     },
     "proposedAt": {
      "type": "integer"
     },
     "answerUntil": {
      "type": "integer"
     },
     "effectiveFrom": {
      "type": "integer"
     },
     "endsAt": {
      "type": "integer"
     },
     "days": {
      "type": "integer"
     },
     "endedAt": {
      "type": "integer"
     },
     "askedBy": {
      "enum": [
       "upline",
       "subordinate",
       "unknown"
      ]
     },
     "text": {
      "type": "string"
     },
     "product": {
      "type": "string"
     },
     "aboveOwn": {
      "type": "boolean"
     },
     "steps": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "status",
        "at"
       ],
       "properties": {
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "at": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "ContractKindQuery": {
  "type": "object",
  "required": [
   "kind"
  ],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "dailySalary",
     "hourlySalary",
     "dividend"
    ]
   }
  },
  "additionalProperties": false
 },
 "ContractQuery": {
  "type": "object",
  "required": [
   "contractId"
  ],
  "properties": {
   "contractId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DownlineContractsQuery": {
  "type": "object",
  "required": [
   "side"
  ],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "dailySalary",
     "hourlySalary",
     "dividend"
    ]
   },
   "username": {
    "type": "string"
   },
   "status": {
    "type": "string",
    "enum": [
     "P",
     "E",
     "V",
     "N",
     "X"
    ]
   },
   "side": {
    "type": "string",
    "enum": [
     "mine",
     "downline"
    ]
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ContractPage": {
  "type": "object",
  "required": [
   "contracts",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "contracts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind",
      "contractId",
      "status",
      "terms"
     ],
     "properties": {
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "dailySalary",
          "hourlySalary",
          "dividend"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "contractId": {
       "type": "string"
      },
      "status": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "P",
          "E",
          "V",
          "N",
          "X"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "rows": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "minimumBet",
         "netLoss",
         "activeMember",
         "contractRate",
         "status"
        ],
        "properties": {
         "minimumBet": {
          "type": "string"
         },
         "netLoss": {
          "type": "string"
         },
         "activeMember": {
          "type": "integer"
         },
         "contractRate": {
          "type": "string"
         },
         "status": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "P",
             "E",
             "V",
             "N",
             "X"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         }
        },
        "additionalProperties": false
       }
      },
      "details": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "betVolume",
         "activeMember",
         "rateType",
         "rate"
        ],
        "properties": {
         "betVolume": {
          "type": "string"
         },
         "activeMember": {
          "type": "integer"
         },
         "rateType": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "percent",
             "fixed"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         },
         "rate": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      },
      "hourSalaryRates": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "betVolume",
         "activeMember",
         "rateType",
         "rate"
        ],
        "properties": {
         "betVolume": {
          "type": "string"
         },
         "activeMember": {
          "type": "integer"
         },
         "rateType": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "percent",
             "fixed"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         },
         "rate": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      },
      "terms": {
       "type": "object",
       "required": [
        "upline",
        "subordinate",
        "proposedAt",
        "text",
        "aboveOwn",
        "steps"
       ],
       "properties": {
        "upline": {
         "type": "string"
        },
        "subordinate": {
         "type": "string"
        },
        "proposedAt": {
         "type": "integer"
        },
        "answerUntil": {
         "type": "integer"
        },
        "effectiveFrom": {
         "type": "integer"
        },
        "endsAt": {
         "type": "integer"
        },
        "days": {
         "type": "integer"
        },
        "endedAt": {
         "type": "integer"
        },
        "askedBy": {
         "enum": [
          "upline",
          "subordinate",
          "unknown"
         ]
        },
        "text": {
         "type": "string"
        },
        "product": {
         "type": "string"
        },
        "aboveOwn": {
         "type": "boolean"
        },
        "steps": {
         "type": "array",
         "items": {
          "type": "object",
          "required": [
           "status",
           "at"
          ],
          "properties": {
           "status": {
            "anyOf": [
             {
              "type": "string",
              "enum": [
               "P",
               "E",
               "V",
               "N",
               "X"
              ]
             },
             {
              "enum": [
               "unknown"
              ]
             }
            ]
           },
           "at": {
            "type": "integer"
           }
          },
          "additionalProperties": false
         }
        }
       },
       "additionalProperties": false
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ContractTierChoice": {
  "type": "object",
  "required": [
   "bets",
   "activeMember",
   "rate"
  ],
  "properties": {
   "bets": {
    "type": "string"
   },
   "netLoss": {
    "type": "string"
   },
   "activeMember": {
    "type": "integer"
   },
   "rateType": {
    "type": "string",
    "enum": [
     "percent",
     "fixed"
    ]
   },
   "rate": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ProposeContractBody": {
  "type": "object",
  "required": [
   "kind",
   "username",
   "tiers",
   "password"
  ],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "dailySalary",
     "hourlySalary",
     "dividend"
    ]
   },
   "username": {
    "type": "string"
   },
   "product": {
    "type": "string"
   },
   "tiers": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "bets",
      "activeMember",
      "rate"
     ],
     "properties": {
      "bets": {
       "type": "string"
      },
      "netLoss": {
       "type": "string"
      },
      "activeMember": {
       "type": "integer"
      },
      "rateType": {
       "type": "string",
       "enum": [
        "percent",
        "fixed"
       ]
      },
      "rate": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "days": {
    "type": "integer"
   },
   "password": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ContractLimits": {
  "type": "object",
  "required": [
   "kind",
   "maxRate",
   "rateType",
   "maxTiers",
   "products",
   "subordinates",
   "answerDays"
  ],
  "properties": {
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "dailySalary",
       "hourlySalary",
       "dividend"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "maxRate": {
    "type": "string"
   },
   "rateType": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "percent",
       "fixed"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "maxTiers": {
    "type": "integer"
   },
   "products": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "subordinates": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "answerDays": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ProcessContractBody": {
  "type": "object",
  "required": [
   "contractId",
   "action"
  ],
  "properties": {
   "contractId": {
    "type": "string"
   },
   "action": {
    "type": "string",
    "enum": [
     "A",
     "R",
     "C"
    ]
   }
  },
  "additionalProperties": false
 },
 "CancelContractBody": {
  "type": "object",
  "required": [
   "contractId"
  ],
  "properties": {
   "contractId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ContractRequests": {
  "type": "object",
  "required": [
   "dailysalreqtype",
   "divtypecompperiodreq",
   "contracthoursalreq"
  ],
  "properties": {
   "dailysalreqtype": {
    "type": "integer"
   },
   "divtypecompperiodreq": {
    "type": "integer"
   },
   "contracthoursalreq": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ContractRequest": {
  "type": "object",
  "required": [
   "waiting"
  ],
  "properties": {
   "waiting": {
    "type": "boolean"
   },
   "contract": {
    "type": "object",
    "required": [
     "kind",
     "contractId",
     "status",
     "terms"
    ],
    "properties": {
     "kind": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "dailySalary",
         "hourlySalary",
         "dividend"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "contractId": {
      "type": "string"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "P",
         "E",
         "V",
         "N",
         "X"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "rows": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "minimumBet",
        "netLoss",
        "activeMember",
        "contractRate",
        "status"
       ],
       "properties": {
        "minimumBet": {
         "type": "string"
        },
        "netLoss": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "contractRate": {
         "type": "string"
        },
        "status": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "P",
            "E",
            "V",
            "N",
            "X"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        }
       },
       "additionalProperties": false
      }
     },
     "details": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "hourSalaryRates": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "betVolume",
        "activeMember",
        "rateType",
        "rate"
       ],
       "properties": {
        "betVolume": {
         "type": "string"
        },
        "activeMember": {
         "type": "integer"
        },
        "rateType": {
         "anyOf": [
          {
           "type": "string",
           "enum": [
            "percent",
            "fixed"
           ]
          },
          {
           "enum": [
            "unknown"
           ]
          }
         ]
        },
        "rate": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "terms": {
      "type": "object",
      "required": [
       "upline",
       "subordinate",
       "proposedAt",
       "text",
       "aboveOwn",
       "steps"
      ],
      "properties": {
       "upline": {
        "type": "string"
       },
       "subordinate": {
        "type": "string"
       },
       "proposedAt": {
        "type": "integer"
       },
       "answerUntil": {
        "type": "integer"
       },
       "effectiveFrom": {
        "type": "integer"
       },
       "endsAt": {
        "type": "integer"
       },
       "days": {
        "type": "integer"
       },
       "endedAt": {
        "type": "integer"
       },
       "askedBy": {
        "enum": [
         "upline",
         "subordinate",
         "unknown"
        ]
       },
       "text": {
        "type": "string"
       },
       "product": {
        "type": "string"
       },
       "aboveOwn": {
        "type": "boolean"
       },
       "steps": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "status",
          "at"
         ],
         "properties": {
          "status": {
           "anyOf": [
            {
             "type": "string",
             "enum": [
              "P",
              "E",
              "V",
              "N",
              "X"
             ]
            },
            {
             "enum": [
              "unknown"
             ]
            }
           ]
          },
          "at": {
           "type": "integer"
          }
         },
         "additionalProperties": false
        }
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "AnnouncementsQuery": {
  "type": "object",
  "required": [
   "types",
   "groupName",
   "platform"
  ],
  "properties": {
   "types": {
    "type": "string"
   },
   "groupName": {
    "type": "string"
   },
   "platform": {
    "type": "string"
   },
   "merchantCode": {
    "type": "string"
   },
   "token": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Banner": {
  "type": "object",
  "required": [
   "bannerId",
   "title"
  ],
  "properties": {
   "bannerId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "line": {
    "type": "string"
   },
   "action": {
    "type": "string"
   },
   "url": {
    "type": "string"
   },
   "image": {
    "type": "string"
   },
   "groupName": {
    "type": "string"
   },
   "linkageType": {
    "type": "string"
   },
   "ink": {
    "type": "string"
   },
   "room": {
    "enum": [
     "sky",
     "foot",
     "unknown"
    ]
   },
   "from": {
    "type": "string"
   },
   "until": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Announcement": {
  "type": "object",
  "required": [
   "id",
   "title"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "content": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Announcements": {
  "type": "object",
  "required": [],
  "properties": {
   "banners": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "bannerId",
      "title"
     ],
     "properties": {
      "bannerId": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "line": {
       "type": "string"
      },
      "action": {
       "type": "string"
      },
      "url": {
       "type": "string"
      },
      "image": {
       "type": "string"
      },
      "groupName": {
       "type": "string"
      },
      "linkageType": {
       "type": "string"
      },
      "ink": {
       "type": "string"
      },
      "room": {
       "enum": [
        "sky",
        "foot",
        "unknown"
       ]
      },
      "from": {
       "type": "string"
      },
      "until": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "player": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "title"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "content": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "popup": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "title"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "content": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "promotion": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "title"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "content": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "content": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "title"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "content": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "agent": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "title"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "content": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "CustomerService": {
  "type": "array",
  "items": {
   "type": "object",
   "required": [
    "csType",
    "path"
   ],
   "properties": {
    "csType": {
     "type": "string"
    },
    "path": {
     "type": "string"
    },
    "hours": {
     "type": "string"
    },
    "account": {
     "type": "string"
    }
   },
   "additionalProperties": false
  }
 },
 "WinnerBoardQuery": {
  "type": "object",
  "required": [
   "gameCategory",
   "language",
   "limitNum"
  ],
  "properties": {
   "gameCategory": {
    "type": "string"
   },
   "language": {
    "type": "string"
   },
   "limitNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Winner": {
  "type": "object",
  "required": [
   "customerName",
   "gameName",
   "winAmount"
  ],
  "properties": {
   "customerName": {
    "type": "string"
   },
   "gameName": {
    "type": "string"
   },
   "winAmount": {
    "type": [
     "integer",
     "string"
    ]
   },
   "icon": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WinnerBoard": {
  "type": "object",
  "required": [
   "list"
  ],
  "properties": {
   "list": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "vo"
     ],
     "properties": {
      "vo": {
       "type": "object",
       "required": [
        "customerName",
        "gameName",
        "winAmount"
       ],
       "properties": {
        "customerName": {
         "type": "string"
        },
        "gameName": {
         "type": "string"
        },
        "winAmount": {
         "type": [
          "integer",
          "string"
         ]
        },
        "icon": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "LobbyNewsQuery": {
  "type": "object",
  "required": [
   "merchantCode",
   "platform"
  ],
  "properties": {
   "merchantCode": {
    "type": "string"
   },
   "platform": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "LobbyMatch": {
  "type": "object",
  "required": [
   "id",
   "competition",
   "vendor",
   "home",
   "away",
   "minute",
   "length"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "competition": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "vendorName": {
    "type": "string"
   },
   "home": {
    "type": "object",
    "required": [
     "name",
     "score"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "score": {
      "type": [
       "integer",
       "string"
      ]
     }
    },
    "additionalProperties": false
   },
   "away": {
    "type": "object",
    "required": [
     "name",
     "score"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "score": {
      "type": [
       "integer",
       "string"
      ]
     }
    },
    "additionalProperties": false
   },
   "minute": {
    "type": "integer"
   },
   "length": {
    "type": "integer"
   },
   "goals": {
    "type": "array",
    "items": {
     "type": "integer"
    }
   }
  },
  "additionalProperties": false
 },
 "LobbySide": {
  "type": "object",
  "required": [
   "name",
   "score"
  ],
  "properties": {
   "name": {
    "type": "string"
   },
   "score": {
    "type": [
     "integer",
     "string"
    ]
   }
  },
  "additionalProperties": false
 },
 "LobbyFixture": {
  "type": "object",
  "required": [
   "id",
   "startsAt",
   "event",
   "competition",
   "vendor"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "startsAt": {
    "type": "integer"
   },
   "event": {
    "type": "string"
   },
   "competition": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "vendorName": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "LobbyNews": {
  "type": "object",
  "required": [
   "matches",
   "fixtures"
  ],
  "properties": {
   "matches": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "competition",
      "vendor",
      "home",
      "away",
      "minute",
      "length"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "competition": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "vendorName": {
       "type": "string"
      },
      "home": {
       "type": "object",
       "required": [
        "name",
        "score"
       ],
       "properties": {
        "name": {
         "type": "string"
        },
        "score": {
         "type": [
          "integer",
          "string"
         ]
        }
       },
       "additionalProperties": false
      },
      "away": {
       "type": "object",
       "required": [
        "name",
        "score"
       ],
       "properties": {
        "name": {
         "type": "string"
        },
        "score": {
         "type": [
          "integer",
          "string"
         ]
        }
       },
       "additionalProperties": false
      },
      "minute": {
       "type": "integer"
      },
      "length": {
       "type": "integer"
      },
      "goals": {
       "type": "array",
       "items": {
        "type": "integer"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "fixtures": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "startsAt",
      "event",
      "competition",
      "vendor"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "startsAt": {
       "type": "integer"
      },
      "event": {
       "type": "string"
      },
      "competition": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "vendorName": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "RedEnvelopeState": {
  "type": "string",
  "enum": [
   "none",
   "waiting",
   "open",
   "opened",
   "noTries"
  ]
 },
 "RedEnvelopeOutcome": {
  "type": "string",
  "enum": [
   "won",
   "empty"
  ]
 },
 "RedEnvelope": {
  "type": "object",
  "required": [
   "state",
   "title",
   "triesLeft",
   "triesADay",
   "least",
   "most",
   "turnover",
   "rules"
  ],
  "properties": {
   "envelopeId": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "none",
       "waiting",
       "open",
       "opened",
       "noTries"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "title": {
    "type": "string"
   },
   "opensAt": {
    "type": "integer"
   },
   "closesAt": {
    "type": "integer"
   },
   "nextAt": {
    "type": "integer"
   },
   "triesLeft": {
    "type": "integer"
   },
   "triesADay": {
    "type": "integer"
   },
   "least": {
    "type": "string"
   },
   "most": {
    "type": "string"
   },
   "turnover": {
    "type": "integer"
   },
   "rules": {
    "type": "string"
   },
   "result": {
    "type": "object",
    "required": [
     "openingId",
     "outcome",
     "openedAt",
     "triesLeft"
    ],
    "properties": {
     "openingId": {
      "type": "string"
     },
     "outcome": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "won",
         "empty"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "amount": {
      "type": "string"
     },
     "required": {
      "type": "string"
     },
     "orderId": {
      "type": "string"
     },
     "openedAt": {
      "type": "integer"
     },
     "triesLeft": {
      "type": "integer"
     },
     "nextAt": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "OpenRedEnvelopeBody": {
  "type": "object",
  "required": [
   "envelopeId"
  ],
  "properties": {
   "envelopeId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RedEnvelopeResult": {
  "type": "object",
  "required": [
   "openingId",
   "outcome",
   "openedAt",
   "triesLeft"
  ],
  "properties": {
   "openingId": {
    "type": "string"
   },
   "outcome": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "won",
       "empty"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "required": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   },
   "openedAt": {
    "type": "integer"
   },
   "triesLeft": {
    "type": "integer"
   },
   "nextAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RedEnvelopeHistoryQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RedEnvelopeOpening": {
  "type": "object",
  "required": [
   "openingId",
   "title",
   "outcome",
   "openedAt"
  ],
  "properties": {
   "openingId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "outcome": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "won",
       "empty"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   },
   "openedAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RedEnvelopeHistory": {
  "type": "object",
  "required": [
   "openings",
   "total",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "openings": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "openingId",
      "title",
      "outcome",
      "openedAt"
     ],
     "properties": {
      "openingId": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "outcome": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "won",
          "empty"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "orderId": {
       "type": "string"
      },
      "openedAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "total": {
    "type": "string"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "VendorsQuery": {
  "type": "object",
  "required": [
   "typeId",
   "merchant_code"
  ],
  "properties": {
   "typeId": {
    "type": "integer"
   },
   "merchant_code": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "VendorCategory": {
  "type": "object",
  "required": [
   "gameCategory",
   "ordinal",
   "vendorNames",
   "vendors"
  ],
  "properties": {
   "gameCategory": {
    "type": "string"
   },
   "ordinal": {
    "type": "integer"
   },
   "vendorNames": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "vendors": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "VendorEntry": {
  "type": "object",
  "required": [
   "accountTypeName",
   "displayName"
  ],
  "properties": {
   "accountTypeName": {
    "type": "string"
   },
   "displayName": {
    "type": "string"
   },
   "tag": {
    "enum": [
     "HOT",
     "NEW",
     "",
     "unknown"
    ]
   },
   "gameCount": {
    "type": "integer"
   },
   "art": {
    "type": "string"
   },
   "maintenanceFrom": {
    "type": "integer"
   },
   "maintenanceTo": {
    "type": "integer"
   },
   "artInk": {
    "type": "string"
   },
   "emblem": {
    "type": "string"
   },
   "disc": {
    "type": "string"
   },
   "discInk": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Vendors": {
  "type": "object",
  "required": [
   "sorting",
   "mapping"
  ],
  "properties": {
   "sorting": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gameCategory",
      "ordinal",
      "vendorNames",
      "vendors"
     ],
     "properties": {
      "gameCategory": {
       "type": "string"
      },
      "ordinal": {
       "type": "integer"
      },
      "vendorNames": {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      "vendors": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "mapping": {
    "type": "object",
    "additionalProperties": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "accountTypeName",
       "displayName"
      ],
      "properties": {
       "accountTypeName": {
        "type": "string"
       },
       "displayName": {
        "type": "string"
       },
       "tag": {
        "enum": [
         "HOT",
         "NEW",
         "",
         "unknown"
        ]
       },
       "gameCount": {
        "type": "integer"
       },
       "art": {
        "type": "string"
       },
       "maintenanceFrom": {
        "type": "integer"
       },
       "maintenanceTo": {
        "type": "integer"
       },
       "artInk": {
        "type": "string"
       },
       "emblem": {
        "type": "string"
       },
       "disc": {
        "type": "string"
       },
       "discInk": {
        "type": "string"
       }
      },
      "additionalProperties": false
     }
    }
   }
  },
  "additionalProperties": false
 },
 "Game": {
  "type": "object",
  "required": [
   "gameCode",
   "gameName",
   "vendor"
  ],
  "properties": {
   "gameCode": {
    "type": "string"
   },
   "gameName": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "vendorName": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "icon": {
    "type": "string"
   },
   "nameAt": {
    "enum": [
     "top",
     "bottom",
     "below",
     "unknown"
    ]
   },
   "ratio": {
    "type": "number"
   },
   "ink": {
    "type": "string"
   },
   "hot": {
    "type": "boolean"
   },
   "favourite": {
    "type": "boolean"
   },
   "isNew": {
    "type": "boolean"
   },
   "minimumBet": {
    "type": "string"
   },
   "lines": {
    "type": "integer"
   },
   "otherNames": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "PopularQuery": {
  "type": "object",
  "required": [
   "merchantCode"
  ],
  "properties": {
   "merchantCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "GameList": {
  "type": "object",
  "required": [
   "list"
  ],
  "properties": {
   "list": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gameCode",
      "gameName",
      "vendor"
     ],
     "properties": {
      "gameCode": {
       "type": "string"
      },
      "gameName": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "vendorName": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "icon": {
       "type": "string"
      },
      "nameAt": {
       "enum": [
        "top",
        "bottom",
        "below",
        "unknown"
       ]
      },
      "ratio": {
       "type": "number"
      },
      "ink": {
       "type": "string"
      },
      "hot": {
       "type": "boolean"
      },
      "favourite": {
       "type": "boolean"
      },
      "isNew": {
       "type": "boolean"
      },
      "minimumBet": {
       "type": "string"
      },
      "lines": {
       "type": "integer"
      },
      "otherNames": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "GamePageQuery": {
  "type": "object",
  "required": [
   "merchant",
   "merchantCode",
   "clientType",
   "typeId"
  ],
  "properties": {
   "merchant": {
    "type": "string"
   },
   "merchantCode": {
    "type": "string"
   },
   "clientType": {
    "type": "integer"
   },
   "typeId": {
    "type": "integer"
   },
   "gameType": {
    "type": "string"
   },
   "vassalage": {
    "type": "string"
   },
   "pageNum": {
    "type": "integer"
   },
   "pageSize": {
    "type": "integer"
   },
   "keyword": {
    "type": "string"
   },
   "minimumBet": {
    "type": "string"
   },
   "minimumLines": {
    "type": "integer"
   },
   "sort": {
    "type": "string",
    "enum": [
     "popular",
     "name",
     "newest"
    ]
   },
   "prizeMode": {
    "type": "string",
    "enum": [
     "Lott",
     "ZY",
     "Elott"
    ]
   }
  },
  "additionalProperties": false
 },
 "GamePage": {
  "type": "object",
  "required": [
   "games",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "games": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gameCode",
      "gameName",
      "vendor"
     ],
     "properties": {
      "gameCode": {
       "type": "string"
      },
      "gameName": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "vendorName": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "icon": {
       "type": "string"
      },
      "nameAt": {
       "enum": [
        "top",
        "bottom",
        "below",
        "unknown"
       ]
      },
      "ratio": {
       "type": "number"
      },
      "ink": {
       "type": "string"
      },
      "hot": {
       "type": "boolean"
      },
      "favourite": {
       "type": "boolean"
      },
      "isNew": {
       "type": "boolean"
      },
      "minimumBet": {
       "type": "string"
      },
      "lines": {
       "type": "integer"
      },
      "otherNames": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   },
   "totalCount": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PopularGames": {
  "type": "array",
  "items": {
   "type": "object",
   "required": [
    "gameCode",
    "gameName",
    "vendor"
   ],
   "properties": {
    "gameCode": {
     "type": "string"
    },
    "gameName": {
     "type": "string"
    },
    "vendor": {
     "type": "string"
    },
    "vendorName": {
     "type": "string"
    },
    "gameCategory": {
     "type": "string"
    },
    "icon": {
     "type": "string"
    },
    "nameAt": {
     "enum": [
      "top",
      "bottom",
      "below",
      "unknown"
     ]
    },
    "ratio": {
     "type": "number"
    },
    "ink": {
     "type": "string"
    },
    "hot": {
     "type": "boolean"
    },
    "favourite": {
     "type": "boolean"
    },
    "isNew": {
     "type": "boolean"
    },
    "minimumBet": {
     "type": "string"
    },
    "lines": {
     "type": "integer"
    },
    "otherNames": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   },
   "additionalProperties": false
  }
 },
 "LotteriesQuery": {
  "type": "object",
  "required": [
   "type"
  ],
  "properties": {
   "prizeMode": {
    "type": "string",
    "enum": [
     "Lott",
     "ZY",
     "Elott"
    ]
   },
   "type": {
    "type": "string"
   },
   "token": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Lottery": {
  "type": "object",
  "required": [
   "lotteryCode",
   "lotteryName",
   "closesAt",
   "lastResult"
  ],
  "properties": {
   "lotteryCode": {
    "type": "string"
   },
   "lotteryName": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "group": {
    "type": "string"
   },
   "issue": {
    "type": "string"
   },
   "closesAt": {
    "type": "integer"
   },
   "drawsAt": {
    "type": "integer"
   },
   "lastIssue": {
    "type": "string"
   },
   "lastResult": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "shape": {
    "enum": [
     "ball",
     "die",
     "unknown"
    ]
   },
   "tone": {
    "type": "integer"
   },
   "lastSummary": {
    "type": "object",
    "required": [
     "sum"
    ],
    "properties": {
     "sum": {
      "type": "integer"
     },
     "size": {
      "enum": [
       "big",
       "small",
       "unknown"
      ]
     },
     "parity": {
      "enum": [
       "odd",
       "even",
       "unknown"
      ]
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "Lotteries": {
  "type": "array",
  "items": {
   "type": "object",
   "required": [
    "lotteryCode",
    "lotteryName",
    "closesAt",
    "lastResult"
   ],
   "properties": {
    "lotteryCode": {
     "type": "string"
    },
    "lotteryName": {
     "type": "string"
    },
    "vendor": {
     "type": "string"
    },
    "group": {
     "type": "string"
    },
    "issue": {
     "type": "string"
    },
    "closesAt": {
     "type": "integer"
    },
    "drawsAt": {
     "type": "integer"
    },
    "lastIssue": {
     "type": "string"
    },
    "lastResult": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "shape": {
     "enum": [
      "ball",
      "die",
      "unknown"
     ]
    },
    "tone": {
     "type": "integer"
    },
    "lastSummary": {
     "type": "object",
     "required": [
      "sum"
     ],
     "properties": {
      "sum": {
       "type": "integer"
      },
      "size": {
       "enum": [
        "big",
        "small",
        "unknown"
       ]
      },
      "parity": {
       "enum": [
        "odd",
        "even",
        "unknown"
       ]
      }
     },
     "additionalProperties": false
    }
   },
   "additionalProperties": false
  }
 },
 "FavouritesQuery": {
  "type": "object",
  "properties": {
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "FavouritePage": {
  "type": "object",
  "required": [
   "content",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "content": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gameCode",
      "gameName",
      "vendor"
     ],
     "properties": {
      "gameCode": {
       "type": "string"
      },
      "gameName": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "vendorName": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "icon": {
       "type": "string"
      },
      "nameAt": {
       "enum": [
        "top",
        "bottom",
        "below",
        "unknown"
       ]
      },
      "ratio": {
       "type": "number"
      },
      "ink": {
       "type": "string"
      },
      "hot": {
       "type": "boolean"
      },
      "favourite": {
       "type": "boolean"
      },
      "isNew": {
       "type": "boolean"
      },
      "minimumBet": {
       "type": "string"
      },
      "lines": {
       "type": "integer"
      },
      "otherNames": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "GameKey": {
  "type": "object",
  "required": [
   "vendor",
   "gameCode"
  ],
  "properties": {
   "vendor": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "FavouriteKeys": {
  "type": "object",
  "required": [
   "list"
  ],
  "properties": {
   "list": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "vendor",
      "gameCode"
     ],
     "properties": {
      "vendor": {
       "type": "string"
      },
      "gameCode": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "RecentGameQuery": {
  "type": "object",
  "required": [
   "vendor"
  ],
  "properties": {
   "vendor": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "LaunchQuery": {
  "type": "object",
  "required": [
   "gameType",
   "vassalage",
   "language",
   "platform",
   "launchMode",
   "accountType",
   "backUrl"
  ],
  "properties": {
   "gameType": {
    "type": "string"
   },
   "vassalage": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   },
   "language": {
    "type": "string"
   },
   "platform": {
    "type": "string"
   },
   "launchMode": {
    "type": "string",
    "enum": [
     "GLS",
     "LOTT"
    ]
   },
   "accountType": {
    "type": "integer"
   },
   "backUrl": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Launch": {
  "type": "object",
  "required": [
   "content"
  ],
  "properties": {
   "content": {
    "type": "object",
    "required": [
     "game_url"
    ],
    "properties": {
     "game_url": {
      "type": "string"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "LaunchRefusal": {
  "type": "object",
  "properties": {
   "maintenanceFrom": {
    "type": "integer"
   },
   "maintenanceTo": {
    "type": "integer"
   },
   "required": {
    "type": "string"
   },
   "open": {
    "type": "object",
    "required": [
     "vendor",
     "gameCode"
    ],
    "properties": {
     "vendor": {
      "type": "string"
     },
     "gameCode": {
      "type": "string"
     },
     "gameName": {
      "type": "string"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "OpenRound": {
  "type": "object",
  "required": [
   "vendor",
   "gameCode"
  ],
  "properties": {
   "vendor": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   },
   "gameName": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "OrdersQuery": {
  "type": "object",
  "properties": {
   "pageNum": {
    "type": "integer"
   },
   "gameCategory": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageSize": {
    "type": "integer"
   },
   "state": {
    "type": "string",
    "enum": [
     "open",
     "settled",
     "cancelled"
    ]
   }
  },
  "additionalProperties": false
 },
 "Order": {
  "type": "object",
  "required": [
   "orderId",
   "vendor",
   "gameCode",
   "stake",
   "payout",
   "state",
   "placedAt"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "vendorName": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   },
   "gameName": {
    "type": "string"
   },
   "stake": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "state": {
    "enum": [
     "open",
     "settled",
     "cancelled",
     "unknown"
    ]
   },
   "placedAt": {
    "type": "integer"
   },
   "settledAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "OrderPage": {
  "type": "object",
  "required": [
   "orders",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "orders": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "orderId",
      "vendor",
      "gameCode",
      "stake",
      "payout",
      "state",
      "placedAt"
     ],
     "properties": {
      "orderId": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "vendorName": {
       "type": "string"
      },
      "gameCode": {
       "type": "string"
      },
      "gameName": {
       "type": "string"
      },
      "stake": {
       "type": "string"
      },
      "payout": {
       "type": "string"
      },
      "state": {
       "enum": [
        "open",
        "settled",
        "cancelled",
        "unknown"
       ]
      },
      "placedAt": {
       "type": "integer"
      },
      "settledAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   },
   "totalCount": {
    "type": "integer"
   },
   "totalStake": {
    "type": "string"
   },
   "totalPayout": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "OrderQuery": {
  "type": "object",
  "required": [
   "orderId"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Suborder": {
  "type": "object",
  "required": [
   "suborderId",
   "selection",
   "stake",
   "payout",
   "state"
  ],
  "properties": {
   "suborderId": {
    "type": "string"
   },
   "selection": {
    "type": "string"
   },
   "stake": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "state": {
    "enum": [
     "open",
     "won",
     "lost",
     "cancelled",
     "unknown"
    ]
   },
   "cancellable": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "OrderDetail": {
  "type": "object",
  "required": [
   "orderId",
   "vendor",
   "gameCode",
   "stake",
   "payout",
   "state",
   "placedAt",
   "suborders"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "vendorName": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   },
   "gameName": {
    "type": "string"
   },
   "stake": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "state": {
    "enum": [
     "open",
     "settled",
     "cancelled",
     "unknown"
    ]
   },
   "placedAt": {
    "type": "integer"
   },
   "settledAt": {
    "type": "integer"
   },
   "issue": {
    "type": "string"
   },
   "result": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "suborders": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "suborderId",
      "selection",
      "stake",
      "payout",
      "state"
     ],
     "properties": {
      "suborderId": {
       "type": "string"
      },
      "selection": {
       "type": "string"
      },
      "stake": {
       "type": "string"
      },
      "payout": {
       "type": "string"
      },
      "state": {
       "enum": [
        "open",
        "won",
        "lost",
        "cancelled",
        "unknown"
       ]
      },
      "cancellable": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "CancelSuborderBody": {
  "type": "object",
  "required": [
   "orderId",
   "suborderId"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "suborderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "HelpCenterQuery": {
  "type": "object",
  "required": [
   "language",
   "merchantCode"
  ],
  "properties": {
   "language": {
    "type": "string"
   },
   "merchantCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "HelpTopic": {
  "type": "object",
  "required": [
   "id",
   "category",
   "question",
   "answer"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "category": {
    "type": "string"
   },
   "question": {
    "type": "string"
   },
   "answer": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "HelpCenter": {
  "type": "object",
  "required": [
   "topics"
  ],
  "properties": {
   "topics": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "category",
      "question",
      "answer"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "category": {
       "type": "string"
      },
      "question": {
       "type": "string"
      },
      "answer": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "HelpVoteBody": {
  "type": "object",
  "required": [
   "topicId",
   "helpful"
  ],
  "properties": {
   "topicId": {
    "type": "string"
   },
   "helpful": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "FeedbackType": {
  "type": "string",
  "enum": [
   "game",
   "deposit",
   "withdraw",
   "bonus",
   "account",
   "suggestion",
   "other"
  ]
 },
 "FeedbackBody": {
  "type": "object",
  "required": [
   "type",
   "content"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "game",
     "deposit",
     "withdraw",
     "bonus",
     "account",
     "suggestion",
     "other"
    ]
   },
   "content": {
    "type": "string"
   },
   "contact": {
    "type": "string"
   },
   "pictures": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "FeedbackReceipt": {
  "type": "object",
  "required": [
   "feedbackId"
  ],
  "properties": {
   "feedbackId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Feedback": {
  "type": "object",
  "required": [
   "feedbackId",
   "type",
   "content",
   "state",
   "createdAt"
  ],
  "properties": {
   "feedbackId": {
    "type": "string"
   },
   "type": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "game",
       "deposit",
       "withdraw",
       "bonus",
       "account",
       "suggestion",
       "other"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "content": {
    "type": "string"
   },
   "state": {
    "enum": [
     "open",
     "answered",
     "closed",
     "unknown"
    ]
   },
   "createdAt": {
    "type": "integer"
   },
   "answer": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "FeedbackList": {
  "type": "object",
  "required": [
   "feedback"
  ],
  "properties": {
   "feedback": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "feedbackId",
      "type",
      "content",
      "state",
      "createdAt"
     ],
     "properties": {
      "feedbackId": {
       "type": "string"
      },
      "type": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "game",
          "deposit",
          "withdraw",
          "bonus",
          "account",
          "suggestion",
          "other"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "content": {
       "type": "string"
      },
      "state": {
       "enum": [
        "open",
        "answered",
        "closed",
        "unknown"
       ]
      },
      "createdAt": {
       "type": "integer"
      },
      "answer": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "Chat": {
  "type": "object",
  "required": [
   "url"
  ],
  "properties": {
   "url": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "AppDownload": {
  "type": "object",
  "required": [
   "platform",
   "url",
   "version"
  ],
  "properties": {
   "platform": {
    "enum": [
     "android",
     "ios",
     "unknown"
    ]
   },
   "url": {
    "type": "string"
   },
   "version": {
    "type": "string"
   },
   "size": {
    "type": "string"
   },
   "releasedAt": {
    "type": "integer"
   },
   "sha256": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "AppDownloads": {
  "type": "object",
  "required": [
   "apps"
  ],
  "properties": {
   "apps": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "platform",
      "url",
      "version"
     ],
     "properties": {
      "platform": {
       "enum": [
        "android",
        "ios",
        "unknown"
       ]
      },
      "url": {
       "type": "string"
      },
      "version": {
       "type": "string"
      },
      "size": {
       "type": "string"
      },
      "releasedAt": {
       "type": "integer"
      },
      "sha256": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "MessageBox": {
  "type": "string",
  "enum": [
   "inbox",
   "sent",
   "system"
  ]
 },
 "MessagesQuery": {
  "type": "object",
  "required": [
   "box"
  ],
  "properties": {
   "box": {
    "type": "string",
    "enum": [
     "inbox",
     "sent",
     "system"
    ]
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Message": {
  "type": "object",
  "required": [
   "messageId",
   "sender",
   "title",
   "preview",
   "createdAt",
   "read"
  ],
  "properties": {
   "messageId": {
    "type": "string"
   },
   "sender": {
    "type": "string"
   },
   "recipient": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "preview": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   },
   "read": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "MessagePage": {
  "type": "object",
  "required": [
   "messages",
   "pageNum",
   "totalPages",
   "totalCount"
  ],
  "properties": {
   "messages": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "messageId",
      "sender",
      "title",
      "preview",
      "createdAt",
      "read"
     ],
     "properties": {
      "messageId": {
       "type": "string"
      },
      "sender": {
       "type": "string"
      },
      "recipient": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "preview": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      },
      "read": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   },
   "totalCount": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MessageQuery": {
  "type": "object",
  "required": [
   "messageId"
  ],
  "properties": {
   "messageId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "MessageDetail": {
  "type": "object",
  "required": [
   "messageId",
   "box",
   "sender",
   "title",
   "body",
   "createdAt"
  ],
  "properties": {
   "messageId": {
    "type": "string"
   },
   "box": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "inbox",
       "sent",
       "system"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "sender": {
    "type": "string"
   },
   "recipient": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "body": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   },
   "replyTo": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "service",
       "upline"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   }
  },
  "additionalProperties": false
 },
 "Correspondent": {
  "type": "string",
  "enum": [
   "service",
   "upline"
  ]
 },
 "SendMessageBody": {
  "type": "object",
  "required": [
   "recipient",
   "title",
   "body"
  ],
  "properties": {
   "recipient": {
    "type": "string",
    "enum": [
     "service",
     "upline"
    ]
   },
   "title": {
    "type": "string"
   },
   "body": {
    "type": "string"
   },
   "replyTo": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "MessageSent": {
  "type": "object",
  "required": [
   "messageId"
  ],
  "properties": {
   "messageId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "MessageIdsBody": {
  "type": "object",
  "required": [
   "messageIds"
  ],
  "properties": {
   "messageIds": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "ReadMessagesBody": {
  "type": "object",
  "required": [],
  "properties": {
   "messageIds": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "UnreadMessages": {
  "type": "object",
  "required": [
   "count",
   "recipients"
  ],
  "properties": {
   "count": {
    "type": "integer"
   },
   "recipients": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "string",
       "enum": [
        "service",
        "upline"
       ]
      },
      {
       "enum": [
        "unknown"
       ]
      }
     ]
    }
   }
  },
  "additionalProperties": false
 },
 "InviteReward": {
  "type": "object",
  "required": [
   "from",
   "amount",
   "reached"
  ],
  "properties": {
   "from": {
    "type": "integer"
   },
   "amount": {
    "type": "string"
   },
   "reached": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "Invitation": {
  "type": "object",
  "required": [
   "code",
   "link",
   "minDeposit",
   "turnover",
   "opened",
   "registered",
   "deposited",
   "earned",
   "rewards"
  ],
  "properties": {
   "code": {
    "type": "string"
   },
   "link": {
    "type": "string"
   },
   "minDeposit": {
    "type": "string"
   },
   "turnover": {
    "type": "integer"
   },
   "opened": {
    "type": "integer"
   },
   "registered": {
    "type": "integer"
   },
   "deposited": {
    "type": "integer"
   },
   "earned": {
    "type": "string"
   },
   "rewards": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "from",
      "amount",
      "reached"
     ],
     "properties": {
      "from": {
       "type": "integer"
      },
      "amount": {
       "type": "string"
      },
      "reached": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "InvitedFriendState": {
  "type": "string",
  "enum": [
   "registered",
   "deposited",
   "rewarded"
  ]
 },
 "InvitedFriend": {
  "type": "object",
  "required": [
   "friendId",
   "name",
   "state",
   "registeredAt"
  ],
  "properties": {
   "friendId": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "registered",
       "deposited",
       "rewarded"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "registeredAt": {
    "type": "integer"
   },
   "reward": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "InviteHistoryQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "InviteHistory": {
  "type": "object",
  "required": [
   "friends",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "friends": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "friendId",
      "name",
      "state",
      "registeredAt"
     ],
     "properties": {
      "friendId": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "registered",
          "deposited",
          "rewarded"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "registeredAt": {
       "type": "integer"
      },
      "reward": {
       "type": "string"
      },
      "orderId": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "GoodKind": {
  "type": "string",
  "enum": [
   "goods",
   "freeSpins"
  ]
 },
 "MallOrderKind": {
  "type": "string",
  "enum": [
   "goods",
   "freeSpins",
   "cash"
  ]
 },
 "MallOrderState": {
  "type": "string",
  "enum": [
   "processing",
   "shipped",
   "done",
   "refused",
   "cancelled"
  ]
 },
 "ExpiringPoints": {
  "type": "object",
  "required": [
   "points",
   "at"
  ],
  "properties": {
   "points": {
    "type": "integer"
   },
   "at": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PointsBalance": {
  "type": "object",
  "required": [
   "points",
   "level",
   "earnedThisMonth",
   "betPerPoint"
  ],
  "properties": {
   "points": {
    "type": "integer"
   },
   "level": {
    "type": "string"
   },
   "earnedThisMonth": {
    "type": "integer"
   },
   "betPerPoint": {
    "type": "string"
   },
   "expiring": {
    "type": "object",
    "required": [
     "points",
     "at"
    ],
    "properties": {
     "points": {
      "type": "integer"
     },
     "at": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "FreeSpins": {
  "type": "object",
  "required": [
   "count",
   "value",
   "game",
   "turnover",
   "categories"
  ],
  "properties": {
   "count": {
    "type": "integer"
   },
   "value": {
    "type": "string"
   },
   "game": {
    "type": "string"
   },
   "turnover": {
    "type": "integer"
   },
   "categories": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "days": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MallGood": {
  "type": "object",
  "required": [
   "id",
   "kind",
   "name",
   "points",
   "stock"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "goods",
       "freeSpins"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "name": {
    "type": "string"
   },
   "note": {
    "type": "string"
   },
   "picture": {
    "type": "string"
   },
   "points": {
    "type": "integer"
   },
   "stock": {
    "type": "integer"
   },
   "level": {
    "type": "string"
   },
   "locked": {
    "type": "boolean"
   },
   "limit": {
    "type": "integer"
   },
   "limitLeft": {
    "type": "integer"
   },
   "days": {
    "type": "integer"
   },
   "spins": {
    "type": "object",
    "required": [
     "count",
     "value",
     "game",
     "turnover",
     "categories"
    ],
    "properties": {
     "count": {
      "type": "integer"
     },
     "value": {
      "type": "string"
     },
     "game": {
      "type": "string"
     },
     "turnover": {
      "type": "integer"
     },
     "categories": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "days": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "MallGoods": {
  "type": "object",
  "required": [
   "goods"
  ],
  "properties": {
   "goods": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "kind",
      "name",
      "points",
      "stock"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "goods",
          "freeSpins"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "name": {
       "type": "string"
      },
      "note": {
       "type": "string"
      },
      "picture": {
       "type": "string"
      },
      "points": {
       "type": "integer"
      },
      "stock": {
       "type": "integer"
      },
      "level": {
       "type": "string"
      },
      "locked": {
       "type": "boolean"
      },
      "limit": {
       "type": "integer"
      },
      "limitLeft": {
       "type": "integer"
      },
      "days": {
       "type": "integer"
      },
      "spins": {
       "type": "object",
       "required": [
        "count",
        "value",
        "game",
        "turnover",
        "categories"
       ],
       "properties": {
        "count": {
         "type": "integer"
        },
        "value": {
         "type": "string"
        },
        "game": {
         "type": "string"
        },
        "turnover": {
         "type": "integer"
        },
        "categories": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "days": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "ConvertTerms": {
  "type": "object",
  "required": [
   "points",
   "amount",
   "min",
   "dailyCap",
   "doneToday",
   "balance",
   "turnover",
   "resetsAt"
  ],
  "properties": {
   "points": {
    "type": "integer"
   },
   "amount": {
    "type": "string"
   },
   "min": {
    "type": "integer"
   },
   "dailyCap": {
    "type": "integer"
   },
   "doneToday": {
    "type": "integer"
   },
   "balance": {
    "type": "integer"
   },
   "turnover": {
    "type": "integer"
   },
   "days": {
    "type": "integer"
   },
   "resetsAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Delivery": {
  "type": "object",
  "required": [
   "recipient",
   "mobileNum",
   "address"
  ],
  "properties": {
   "recipient": {
    "type": "string"
   },
   "mobileNum": {
    "type": "string"
   },
   "address": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RedeemBody": {
  "type": "object",
  "required": [
   "goodId",
   "quantity",
   "verifyPwd"
  ],
  "properties": {
   "goodId": {
    "type": "string"
   },
   "quantity": {
    "type": "integer"
   },
   "delivery": {
    "type": "object",
    "required": [
     "recipient",
     "mobileNum",
     "address"
    ],
    "properties": {
     "recipient": {
      "type": "string"
     },
     "mobileNum": {
      "type": "string"
     },
     "address": {
      "type": "string"
     }
    },
    "additionalProperties": false
   },
   "verifyPwd": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ConvertBody": {
  "type": "object",
  "required": [
   "points"
  ],
  "properties": {
   "points": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MallRefusal": {
  "type": "object",
  "required": [],
  "properties": {
   "missing": {
    "type": "integer"
   },
   "stock": {
    "type": "integer"
   },
   "level": {
    "type": "string"
   },
   "min": {
    "type": "integer"
   },
   "left": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MallStep": {
  "type": "object",
  "required": [
   "state",
   "at"
  ],
  "properties": {
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "processing",
       "shipped",
       "done",
       "refused",
       "cancelled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "at": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MallOrder": {
  "type": "object",
  "required": [
   "orderId",
   "kind",
   "name",
   "quantity",
   "points",
   "state",
   "createdAt",
   "changedAt",
   "pointsAfter",
   "steps"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "goods",
       "freeSpins",
       "cash"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "goodId": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "picture": {
    "type": "string"
   },
   "quantity": {
    "type": "integer"
   },
   "points": {
    "type": "integer"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "processing",
       "shipped",
       "done",
       "refused",
       "cancelled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "createdAt": {
    "type": "integer"
   },
   "changedAt": {
    "type": "integer"
   },
   "pointsAfter": {
    "type": "integer"
   },
   "amount": {
    "type": "string"
   },
   "spins": {
    "type": "integer"
   },
   "days": {
    "type": "integer"
   },
   "recipient": {
    "type": "string"
   },
   "mobileNum": {
    "type": "string"
   },
   "address": {
    "type": "string"
   },
   "tracking": {
    "type": "string"
   },
   "reason": {
    "type": "string"
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "state",
      "at"
     ],
     "properties": {
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "processing",
          "shipped",
          "done",
          "refused",
          "cancelled"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "at": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "MallOrdersQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MallOrderPage": {
  "type": "object",
  "required": [
   "orders",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "orders": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "orderId",
      "kind",
      "name",
      "quantity",
      "points",
      "state",
      "createdAt",
      "changedAt",
      "pointsAfter",
      "steps"
     ],
     "properties": {
      "orderId": {
       "type": "string"
      },
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "goods",
          "freeSpins",
          "cash"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "goodId": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "picture": {
       "type": "string"
      },
      "quantity": {
       "type": "integer"
      },
      "points": {
       "type": "integer"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "processing",
          "shipped",
          "done",
          "refused",
          "cancelled"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "createdAt": {
       "type": "integer"
      },
      "changedAt": {
       "type": "integer"
      },
      "pointsAfter": {
       "type": "integer"
      },
      "amount": {
       "type": "string"
      },
      "spins": {
       "type": "integer"
      },
      "days": {
       "type": "integer"
      },
      "recipient": {
       "type": "string"
      },
      "mobileNum": {
       "type": "string"
      },
      "address": {
       "type": "string"
      },
      "tracking": {
       "type": "string"
      },
      "reason": {
       "type": "string"
      },
      "steps": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "state",
         "at"
        ],
        "properties": {
         "state": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "processing",
             "shipped",
             "done",
             "refused",
             "cancelled"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         },
         "at": {
          "type": "integer"
         }
        },
        "additionalProperties": false
       }
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MallOrderBody": {
  "type": "object",
  "required": [
   "orderId"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "MemberInfo": {
  "type": "object",
  "required": [
   "id",
   "account",
   "type"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "account": {
    "type": "string"
   },
   "nickname": {
    "type": "string"
   },
   "type": {
    "type": "integer"
   },
   "level": {
    "type": "string"
   },
   "iconId": {
    "type": "integer"
   },
   "joinedAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "HeadIcon": {
  "type": "integer"
 },
 "HeadIconBody": {
  "type": "object",
  "required": [
   "iconId"
  ],
  "properties": {
   "iconId": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "VendorBalance": {
  "type": "object",
  "required": [
   "vendor",
   "displayName",
   "balance"
  ],
  "properties": {
   "vendor": {
    "type": "string"
   },
   "displayName": {
    "type": "string"
   },
   "balance": {
    "type": "string"
   },
   "maintenance": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "WalletBalance": {
  "type": "object",
  "required": [
   "sumBalance",
   "totalBalance",
   "currency",
   "currencySymbol",
   "isSingle"
  ],
  "properties": {
   "sumBalance": {
    "type": "string"
   },
   "totalBalance": {
    "type": "string"
   },
   "currency": {
    "type": "string"
   },
   "currencySymbol": {
    "type": "string"
   },
   "isSingle": {
    "type": "boolean"
   },
   "vendors": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "vendor",
      "displayName",
      "balance"
     ],
     "properties": {
      "vendor": {
       "type": "string"
      },
      "displayName": {
       "type": "string"
      },
      "balance": {
       "type": "string"
      },
      "maintenance": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   },
   "autoTransfer": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "WalletTransferBody": {
  "type": "object",
  "required": [
   "action"
  ],
  "properties": {
   "action": {
    "type": "string",
    "enum": [
     "recall",
     "auto",
     "move"
    ]
   },
   "auto": {
    "type": "boolean"
   },
   "from": {
    "type": "string"
   },
   "to": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "VendorTransfer": {
  "type": "object",
  "required": [
   "vendor",
   "displayName",
   "amount",
   "state"
  ],
  "properties": {
   "vendor": {
    "type": "string"
   },
   "displayName": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "enum": [
     "done",
     "maintenance",
     "failed",
     "unknown"
    ]
   },
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WalletTransfer": {
  "type": "object",
  "required": [
   "transfers"
  ],
  "properties": {
   "transfers": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "vendor",
      "displayName",
      "amount",
      "state"
     ],
     "properties": {
      "vendor": {
       "type": "string"
      },
      "displayName": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "enum": [
        "done",
        "maintenance",
        "failed",
        "unknown"
       ]
      },
      "orderId": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "Decimal": {
  "type": "string"
 },
 "DepositProvider": {
  "type": "string",
  "enum": [
   "manualTransfer",
   "alipay",
   "qq",
   "paymentGateway",
   "weChat"
  ]
 },
 "DepositTag": {
  "type": "string",
  "enum": [
   "recommended",
   "hot",
   "new"
  ]
 },
 "DepositGroup": {
  "type": "string",
  "enum": [
   "bank",
   "qr",
   "wallet",
   "counter"
  ]
 },
 "SlipRule": {
  "type": "string",
  "enum": [
   "none",
   "optional",
   "required"
  ]
 },
 "DepositChannel": {
  "type": "object",
  "required": [
   "id",
   "name",
   "min",
   "max"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "min": {
    "type": "string"
   },
   "max": {
    "type": "string"
   },
   "note": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositMethod": {
  "type": "object",
  "required": [
   "id",
   "provider",
   "group",
   "name",
   "min",
   "max",
   "fee",
   "minutes",
   "amounts",
   "slip"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "provider": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "manualTransfer",
       "alipay",
       "qq",
       "paymentGateway",
       "weChat"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "group": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "bank",
       "qr",
       "wallet",
       "counter"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "name": {
    "type": "string"
   },
   "logo": {
    "type": "string"
   },
   "tags": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "string",
       "enum": [
        "recommended",
        "hot",
        "new"
       ]
      },
      {
       "enum": [
        "unknown"
       ]
      }
     ]
    }
   },
   "rebate": {
    "type": "string"
   },
   "min": {
    "type": "string"
   },
   "max": {
    "type": "string"
   },
   "fee": {
    "type": "string"
   },
   "minutes": {
    "type": "integer"
   },
   "banks": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "name"
     ],
     "properties": {
      "code": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "digits": {
       "type": "array",
       "items": {
        "type": "integer"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "needsDepositor": {
    "type": "boolean"
   },
   "channels": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "name",
      "min",
      "max"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "min": {
       "type": "string"
      },
      "max": {
       "type": "string"
      },
      "note": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "amounts": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "slip": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "none",
       "optional",
       "required"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "lastUsed": {
    "type": "boolean"
   },
   "maintenance": {
    "type": "object",
    "required": [],
    "properties": {
     "until": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "MethodMaintenance": {
  "type": "object",
  "required": [],
  "properties": {
   "until": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DepositMethods": {
  "type": "object",
  "required": [
   "methods",
   "first"
  ],
  "properties": {
   "methods": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "provider",
      "group",
      "name",
      "min",
      "max",
      "fee",
      "minutes",
      "amounts",
      "slip"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "provider": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "manualTransfer",
          "alipay",
          "qq",
          "paymentGateway",
          "weChat"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "group": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "bank",
          "qr",
          "wallet",
          "counter"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "name": {
       "type": "string"
      },
      "logo": {
       "type": "string"
      },
      "tags": {
       "type": "array",
       "items": {
        "anyOf": [
         {
          "type": "string",
          "enum": [
           "recommended",
           "hot",
           "new"
          ]
         },
         {
          "enum": [
           "unknown"
          ]
         }
        ]
       }
      },
      "rebate": {
       "type": "string"
      },
      "min": {
       "type": "string"
      },
      "max": {
       "type": "string"
      },
      "fee": {
       "type": "string"
      },
      "minutes": {
       "type": "integer"
      },
      "banks": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "code",
         "name"
        ],
        "properties": {
         "code": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "digits": {
          "type": "array",
          "items": {
           "type": "integer"
          }
         }
        },
        "additionalProperties": false
       }
      },
      "needsDepositor": {
       "type": "boolean"
      },
      "channels": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "id",
         "name",
         "min",
         "max"
        ],
        "properties": {
         "id": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "min": {
          "type": "string"
         },
         "max": {
          "type": "string"
         },
         "note": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      },
      "amounts": {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      "slip": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "none",
          "optional",
          "required"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "lastUsed": {
       "type": "boolean"
      },
      "maintenance": {
       "type": "object",
       "required": [],
       "properties": {
        "until": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     },
     "additionalProperties": false
    }
   },
   "first": {
    "type": "boolean"
   },
   "holder": {
    "type": "string"
   },
   "limitLeft": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositPromotion": {
  "type": "object",
  "required": [
   "id",
   "title",
   "minDeposit",
   "turnover",
   "days",
   "accepted"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "summary": {
    "type": "string"
   },
   "percent": {
    "type": "string"
   },
   "bonus": {
    "type": "string"
   },
   "maxBonus": {
    "type": "string"
   },
   "minDeposit": {
    "type": "string"
   },
   "turnover": {
    "type": "integer"
   },
   "maxCashOut": {
    "type": "string"
   },
   "days": {
    "type": "integer"
   },
   "categories": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "endsAt": {
    "type": "integer"
   },
   "accepted": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "DepositPromotions": {
  "type": "object",
  "required": [
   "promotions"
  ],
  "properties": {
   "promotions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "title",
      "minDeposit",
      "turnover",
      "days",
      "accepted"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "summary": {
       "type": "string"
      },
      "percent": {
       "type": "string"
      },
      "bonus": {
       "type": "string"
      },
      "maxBonus": {
       "type": "string"
      },
      "minDeposit": {
       "type": "string"
      },
      "turnover": {
       "type": "integer"
      },
      "maxCashOut": {
       "type": "string"
      },
      "days": {
       "type": "integer"
      },
      "categories": {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      "endsAt": {
       "type": "integer"
      },
      "accepted": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "AcceptPromotionBody": {
  "type": "object",
  "required": [
   "promotionId"
  ],
  "properties": {
   "promotionId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositBody": {
  "type": "object",
  "required": [
   "methodId",
   "amount"
  ],
  "properties": {
   "methodId": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "bankCode": {
    "type": "string"
   },
   "channelId": {
    "type": "string"
   },
   "depositor": {
    "type": "string"
   },
   "promotionId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositState": {
  "type": "string",
  "enum": [
   "created",
   "awaiting",
   "verifying",
   "success",
   "failed",
   "expired",
   "cancelled"
  ]
 },
 "OrderReason": {
  "type": "string",
  "enum": [
   "amountMismatch",
   "nameMismatch",
   "notReceived",
   "duplicate",
   "accountClosed",
   "refused"
  ]
 },
 "OrderStep": {
  "type": "object",
  "required": [
   "state",
   "at"
  ],
  "properties": {
   "state": {
    "type": "string"
   },
   "at": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Payee": {
  "type": "object",
  "required": [
   "bankName",
   "holder",
   "number"
  ],
  "properties": {
   "bankName": {
    "type": "string"
   },
   "holder": {
    "type": "string"
   },
   "number": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositOrder": {
  "type": "object",
  "required": [
   "orderId",
   "methodId",
   "methodName",
   "provider",
   "group",
   "state",
   "amount",
   "payable",
   "fee",
   "minutes",
   "createdAt",
   "changedAt",
   "slip",
   "steps"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "methodId": {
    "type": "string"
   },
   "methodName": {
    "type": "string"
   },
   "logo": {
    "type": "string"
   },
   "provider": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "manualTransfer",
       "alipay",
       "qq",
       "paymentGateway",
       "weChat"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "group": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "bank",
       "qr",
       "wallet",
       "counter"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "created",
       "awaiting",
       "verifying",
       "success",
       "failed",
       "expired",
       "cancelled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "payable": {
    "type": "string"
   },
   "fee": {
    "type": "string"
   },
   "minutes": {
    "type": "integer"
   },
   "promotion": {
    "type": "object",
    "required": [
     "id",
     "title",
     "bonus",
     "turnover"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "bonus": {
      "type": "string"
     },
     "turnover": {
      "type": "string"
     }
    },
    "additionalProperties": false
   },
   "createdAt": {
    "type": "integer"
   },
   "changedAt": {
    "type": "integer"
   },
   "expiresAt": {
    "type": "integer"
   },
   "payee": {
    "type": "object",
    "required": [
     "bankName",
     "holder",
     "number"
    ],
    "properties": {
     "bankName": {
      "type": "string"
     },
     "holder": {
      "type": "string"
     },
     "number": {
      "type": "string"
     }
    },
    "additionalProperties": false
   },
   "qr": {
    "type": "string"
   },
   "pageUrl": {
    "type": "string"
   },
   "slip": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "none",
       "optional",
       "required"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "slipSent": {
    "type": "boolean"
   },
   "reference": {
    "type": "string"
   },
   "reason": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "amountMismatch",
       "nameMismatch",
       "notReceived",
       "duplicate",
       "accountClosed",
       "refused"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "balanceAfter": {
    "type": "string"
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "state",
      "at"
     ],
     "properties": {
      "state": {
       "type": "string"
      },
      "at": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "OrderPromotion": {
  "type": "object",
  "required": [
   "id",
   "title",
   "bonus",
   "turnover"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "bonus": {
    "type": "string"
   },
   "turnover": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositReportQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "open": {
    "type": "boolean"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DepositPage": {
  "type": "object",
  "required": [
   "orders",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "orders": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "orderId",
      "methodId",
      "methodName",
      "provider",
      "group",
      "state",
      "amount",
      "payable",
      "fee",
      "minutes",
      "createdAt",
      "changedAt",
      "slip",
      "steps"
     ],
     "properties": {
      "orderId": {
       "type": "string"
      },
      "methodId": {
       "type": "string"
      },
      "methodName": {
       "type": "string"
      },
      "logo": {
       "type": "string"
      },
      "provider": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "manualTransfer",
          "alipay",
          "qq",
          "paymentGateway",
          "weChat"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "group": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "bank",
          "qr",
          "wallet",
          "counter"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "created",
          "awaiting",
          "verifying",
          "success",
          "failed",
          "expired",
          "cancelled"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "payable": {
       "type": "string"
      },
      "fee": {
       "type": "string"
      },
      "minutes": {
       "type": "integer"
      },
      "promotion": {
       "type": "object",
       "required": [
        "id",
        "title",
        "bonus",
        "turnover"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "title": {
         "type": "string"
        },
        "bonus": {
         "type": "string"
        },
        "turnover": {
         "type": "string"
        }
       },
       "additionalProperties": false
      },
      "createdAt": {
       "type": "integer"
      },
      "changedAt": {
       "type": "integer"
      },
      "expiresAt": {
       "type": "integer"
      },
      "payee": {
       "type": "object",
       "required": [
        "bankName",
        "holder",
        "number"
       ],
       "properties": {
        "bankName": {
         "type": "string"
        },
        "holder": {
         "type": "string"
        },
        "number": {
         "type": "string"
        }
       },
       "additionalProperties": false
      },
      "qr": {
       "type": "string"
      },
      "pageUrl": {
       "type": "string"
      },
      "slip": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "none",
          "optional",
          "required"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "slipSent": {
       "type": "boolean"
      },
      "reference": {
       "type": "string"
      },
      "reason": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "amountMismatch",
          "nameMismatch",
          "notReceived",
          "duplicate",
          "accountClosed",
          "refused"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "balanceAfter": {
       "type": "string"
      },
      "steps": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "state",
         "at"
        ],
        "properties": {
         "state": {
          "type": "string"
         },
         "at": {
          "type": "integer"
         }
        },
        "additionalProperties": false
       }
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ConfirmDepositBody": {
  "type": "object",
  "required": [
   "orderId"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "slip": {
    "type": "string"
   },
   "reference": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositOrderBody": {
  "type": "object",
  "required": [
   "orderId"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DepositRefusal": {
  "type": "object",
  "required": [],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "limitLeft": {
    "type": "string"
   },
   "min": {
    "type": "string"
   },
   "max": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WithdrawalGate": {
  "type": "string",
  "enum": [
   "payeeName",
   "bankCard",
   "pin",
   "turnover",
   "hours",
   "count",
   "frozen",
   "open"
  ]
 },
 "Turnover": {
  "type": "object",
  "required": [
   "required",
   "done",
   "missing",
   "checkedAt"
  ],
  "properties": {
   "required": {
    "type": "string"
   },
   "done": {
    "type": "string"
   },
   "missing": {
    "type": "string"
   },
   "checkedAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "WithdrawalTerms": {
  "type": "object",
  "required": [
   "balance",
   "locked",
   "available",
   "min",
   "max",
   "countMax",
   "countLeft",
   "fee",
   "minutes",
   "turnover",
   "gates"
  ],
  "properties": {
   "balance": {
    "type": "string"
   },
   "locked": {
    "type": "string"
   },
   "available": {
    "type": "string"
   },
   "min": {
    "type": "string"
   },
   "max": {
    "type": "string"
   },
   "countMax": {
    "type": "integer"
   },
   "countLeft": {
    "type": "integer"
   },
   "fee": {
    "type": "string"
   },
   "minutes": {
    "type": "integer"
   },
   "hours": {
    "type": "object",
    "required": [
     "from",
     "to",
     "zone"
    ],
    "properties": {
     "from": {
      "type": "string"
     },
     "to": {
      "type": "string"
     },
     "zone": {
      "type": "string"
     },
     "nextFrom": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "turnover": {
    "type": "object",
    "required": [
     "required",
     "done",
     "missing",
     "checkedAt"
    ],
    "properties": {
     "required": {
      "type": "string"
     },
     "done": {
      "type": "string"
     },
     "missing": {
      "type": "string"
     },
     "checkedAt": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "gates": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "string",
       "enum": [
        "payeeName",
        "bankCard",
        "pin",
        "turnover",
        "hours",
        "count",
        "frozen",
        "open"
       ]
      },
      {
       "enum": [
        "unknown"
       ]
      }
     ]
    }
   },
   "openOrderId": {
    "type": "string"
   },
   "holder": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ServiceHours": {
  "type": "object",
  "required": [
   "from",
   "to",
   "zone"
  ],
  "properties": {
   "from": {
    "type": "string"
   },
   "to": {
    "type": "string"
   },
   "zone": {
    "type": "string"
   },
   "nextFrom": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "WithdrawBody": {
  "type": "object",
  "required": [
   "cardId",
   "amount"
  ],
  "properties": {
   "cardId": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "paymentPassword": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WithdrawalState": {
  "type": "string",
  "enum": [
   "submitted",
   "reviewing",
   "paying",
   "paid",
   "rejected"
  ]
 },
 "WithdrawalOrder": {
  "type": "object",
  "required": [
   "orderId",
   "state",
   "amount",
   "fee",
   "net",
   "bankName",
   "number",
   "holder",
   "createdAt",
   "changedAt",
   "minutes",
   "balanceAfter",
   "steps"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "submitted",
       "reviewing",
       "paying",
       "paid",
       "rejected"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "fee": {
    "type": "string"
   },
   "net": {
    "type": "string"
   },
   "bankName": {
    "type": "string"
   },
   "number": {
    "type": "string"
   },
   "holder": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   },
   "changedAt": {
    "type": "integer"
   },
   "minutes": {
    "type": "integer"
   },
   "reason": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "amountMismatch",
       "nameMismatch",
       "notReceived",
       "duplicate",
       "accountClosed",
       "refused"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "refunded": {
    "type": "boolean"
   },
   "balanceAfter": {
    "type": "string"
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "state",
      "at"
     ],
     "properties": {
      "state": {
       "type": "string"
      },
      "at": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "WithdrawalRefusal": {
  "type": "object",
  "required": [],
  "properties": {
   "missing": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   },
   "min": {
    "type": "string"
   },
   "max": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WithdrawalReportQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "WithdrawalPage": {
  "type": "object",
  "required": [
   "orders",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "orders": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "orderId",
      "state",
      "amount",
      "fee",
      "net",
      "bankName",
      "number",
      "holder",
      "createdAt",
      "changedAt",
      "minutes",
      "balanceAfter",
      "steps"
     ],
     "properties": {
      "orderId": {
       "type": "string"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "submitted",
          "reviewing",
          "paying",
          "paid",
          "rejected"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "fee": {
       "type": "string"
      },
      "net": {
       "type": "string"
      },
      "bankName": {
       "type": "string"
      },
      "number": {
       "type": "string"
      },
      "holder": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      },
      "changedAt": {
       "type": "integer"
      },
      "minutes": {
       "type": "integer"
      },
      "reason": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "amountMismatch",
          "nameMismatch",
          "notReceived",
          "duplicate",
          "accountClosed",
          "refused"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "refunded": {
       "type": "boolean"
      },
      "balanceAfter": {
       "type": "string"
      },
      "steps": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "state",
         "at"
        ],
        "properties": {
         "state": {
          "type": "string"
         },
         "at": {
          "type": "integer"
         }
        },
        "additionalProperties": false
       }
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TurnoverEntry": {
  "type": "object",
  "required": [
   "orderId",
   "kind",
   "title",
   "amount",
   "required",
   "done",
   "missing",
   "createdAt"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "kind": {
    "enum": [
     "deposit",
     "bonus",
     "unknown"
    ]
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "required": {
    "type": "string"
   },
   "done": {
    "type": "string"
   },
   "missing": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TurnoverDetail": {
  "type": "object",
  "required": [
   "turnover",
   "entries"
  ],
  "properties": {
   "turnover": {
    "type": "object",
    "required": [
     "required",
     "done",
     "missing",
     "checkedAt"
    ],
    "properties": {
     "required": {
      "type": "string"
     },
     "done": {
      "type": "string"
     },
     "missing": {
      "type": "string"
     },
     "checkedAt": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "entries": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "orderId",
      "kind",
      "title",
      "amount",
      "required",
      "done",
      "missing",
      "createdAt"
     ],
     "properties": {
      "orderId": {
       "type": "string"
      },
      "kind": {
       "enum": [
        "deposit",
        "bonus",
        "unknown"
       ]
      },
      "title": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "required": {
       "type": "string"
      },
      "done": {
       "type": "string"
      },
      "missing": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "PromotionStatus": {
  "type": "string",
  "enum": [
   "comingSoon",
   "join",
   "signed",
   "process",
   "applying",
   "issued",
   "claim",
   "claimed",
   "rejected",
   "close"
  ]
 },
 "PromotionReason": {
  "type": "string",
  "enum": [
   "unreadable",
   "incomplete",
   "notEligible",
   "duplicate",
   "refused"
  ]
 },
 "PromotionMoveName": {
  "type": "string",
  "enum": [
   "join",
   "reapply",
   "leave"
  ]
 },
 "PromotionCategory": {
  "type": "object",
  "required": [
   "id",
   "name"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "name": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PromotionTarget": {
  "type": "object",
  "required": [
   "kind",
   "goal",
   "done"
  ],
  "properties": {
   "kind": {
    "enum": [
     "deposit",
     "bets",
     "unknown"
    ]
   },
   "goal": {
    "type": "string"
   },
   "done": {
    "type": "string"
   },
   "settlesAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Promotion": {
  "type": "object",
  "required": [
   "promotionId",
   "title",
   "category",
   "from",
   "until",
   "status",
   "application",
   "mayReapply"
  ],
  "properties": {
   "promotionId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "summary": {
    "type": "string"
   },
   "category": {
    "type": "string"
   },
   "image": {
    "type": "string"
   },
   "square": {
    "type": "string"
   },
   "ink": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "until": {
    "type": "integer"
   },
   "status": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "comingSoon",
       "join",
       "signed",
       "process",
       "applying",
       "issued",
       "claim",
       "claimed",
       "rejected",
       "close"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "changedAt": {
    "type": "integer"
   },
   "application": {
    "type": "boolean"
   },
   "mayReapply": {
    "type": "boolean"
   },
   "reason": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "unreadable",
       "incomplete",
       "notEligible",
       "duplicate",
       "refused"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "percent": {
    "type": "string"
   },
   "maxAmount": {
    "type": "string"
   },
   "due": {
    "type": "string"
   },
   "target": {
    "type": "object",
    "required": [
     "kind",
     "goal",
     "done"
    ],
    "properties": {
     "kind": {
      "enum": [
       "deposit",
       "bets",
       "unknown"
      ]
     },
     "goal": {
      "type": "string"
     },
     "done": {
      "type": "string"
     },
     "settlesAt": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "PromotionList": {
  "type": "object",
  "required": [
   "categories",
   "promotions"
  ],
  "properties": {
   "categories": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "name": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "promotions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "promotionId",
      "title",
      "category",
      "from",
      "until",
      "status",
      "application",
      "mayReapply"
     ],
     "properties": {
      "promotionId": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "summary": {
       "type": "string"
      },
      "category": {
       "type": "string"
      },
      "image": {
       "type": "string"
      },
      "square": {
       "type": "string"
      },
      "ink": {
       "type": "string"
      },
      "from": {
       "type": "integer"
      },
      "until": {
       "type": "integer"
      },
      "status": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "comingSoon",
          "join",
          "signed",
          "process",
          "applying",
          "issued",
          "claim",
          "claimed",
          "rejected",
          "close"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "changedAt": {
       "type": "integer"
      },
      "application": {
       "type": "boolean"
      },
      "mayReapply": {
       "type": "boolean"
      },
      "reason": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "unreadable",
          "incomplete",
          "notEligible",
          "duplicate",
          "refused"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "percent": {
       "type": "string"
      },
      "maxAmount": {
       "type": "string"
      },
      "due": {
       "type": "string"
      },
      "target": {
       "type": "object",
       "required": [
        "kind",
        "goal",
        "done"
       ],
       "properties": {
        "kind": {
         "enum": [
          "deposit",
          "bets",
          "unknown"
         ]
        },
        "goal": {
         "type": "string"
        },
        "done": {
         "type": "string"
        },
        "settlesAt": {
         "type": "integer"
        }
       },
       "additionalProperties": false
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "PromotionQuery": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "promotionId"
  ],
  "properties": {
   "promotionId": {
    "type": "string"
   }
  }
 },
 "PromotionCondition": {
  "type": "object",
  "required": [
   "kind"
  ],
  "properties": {
   "kind": {
    "enum": [
     "level",
     "bankCard",
     "realName",
     "unknown"
    ]
   },
   "least": {
    "type": "string"
   },
   "have": {
    "type": "string"
   },
   "met": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PromotionApplication": {
  "type": "object",
  "required": [
   "sentAt",
   "pictures"
  ],
  "properties": {
   "sentAt": {
    "type": "integer"
   },
   "comment": {
    "type": "string"
   },
   "pictures": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PromotionDetail": {
  "type": "object",
  "required": [
   "promotion",
   "rules",
   "turnover",
   "days",
   "conditions"
  ],
  "properties": {
   "promotion": {
    "type": "object",
    "required": [
     "promotionId",
     "title",
     "category",
     "from",
     "until",
     "status",
     "application",
     "mayReapply"
    ],
    "properties": {
     "promotionId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "category": {
      "type": "string"
     },
     "image": {
      "type": "string"
     },
     "square": {
      "type": "string"
     },
     "ink": {
      "type": "string"
     },
     "from": {
      "type": "integer"
     },
     "until": {
      "type": "integer"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "comingSoon",
         "join",
         "signed",
         "process",
         "applying",
         "issued",
         "claim",
         "claimed",
         "rejected",
         "close"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "changedAt": {
      "type": "integer"
     },
     "application": {
      "type": "boolean"
     },
     "mayReapply": {
      "type": "boolean"
     },
     "reason": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "unreadable",
         "incomplete",
         "notEligible",
         "duplicate",
         "refused"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "amount": {
      "type": "string"
     },
     "percent": {
      "type": "string"
     },
     "maxAmount": {
      "type": "string"
     },
     "due": {
      "type": "string"
     },
     "target": {
      "type": "object",
      "required": [
       "kind",
       "goal",
       "done"
      ],
      "properties": {
       "kind": {
        "enum": [
         "deposit",
         "bets",
         "unknown"
        ]
       },
       "goal": {
        "type": "string"
       },
       "done": {
        "type": "string"
       },
       "settlesAt": {
        "type": "integer"
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   },
   "rules": {
    "type": "string"
   },
   "turnover": {
    "type": "integer"
   },
   "days": {
    "type": "integer"
   },
   "minDeposit": {
    "type": "string"
   },
   "maxCashOut": {
    "type": "string"
   },
   "games": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "conditions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind"
     ],
     "properties": {
      "kind": {
       "enum": [
        "level",
        "bankCard",
        "realName",
        "unknown"
       ]
      },
      "least": {
       "type": "string"
      },
      "have": {
       "type": "string"
      },
      "met": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   },
   "sent": {
    "type": "object",
    "required": [
     "sentAt",
     "pictures"
    ],
    "properties": {
     "sentAt": {
      "type": "integer"
     },
     "comment": {
      "type": "string"
     },
     "pictures": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "MovePromotionBody": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "promotionId",
   "move"
  ],
  "properties": {
   "promotionId": {
    "type": "string"
   },
   "move": {
    "type": "string",
    "enum": [
     "join",
     "reapply",
     "leave"
    ]
   }
  }
 },
 "ApplyPromotionBody": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "promotionId"
  ],
  "properties": {
   "promotionId": {
    "type": "string"
   },
   "comment": {
    "type": "string"
   },
   "pictures": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  }
 },
 "ClaimPromotionBody": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "promotionId"
  ],
  "properties": {
   "promotionId": {
    "type": "string"
   }
  }
 },
 "PromotionClaim": {
  "type": "object",
  "required": [
   "promotion",
   "orderId",
   "amount",
   "required"
  ],
  "properties": {
   "promotion": {
    "type": "object",
    "required": [
     "promotionId",
     "title",
     "category",
     "from",
     "until",
     "status",
     "application",
     "mayReapply"
    ],
    "properties": {
     "promotionId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "summary": {
      "type": "string"
     },
     "category": {
      "type": "string"
     },
     "image": {
      "type": "string"
     },
     "square": {
      "type": "string"
     },
     "ink": {
      "type": "string"
     },
     "from": {
      "type": "integer"
     },
     "until": {
      "type": "integer"
     },
     "status": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "comingSoon",
         "join",
         "signed",
         "process",
         "applying",
         "issued",
         "claim",
         "claimed",
         "rejected",
         "close"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "changedAt": {
      "type": "integer"
     },
     "application": {
      "type": "boolean"
     },
     "mayReapply": {
      "type": "boolean"
     },
     "reason": {
      "anyOf": [
       {
        "type": "string",
        "enum": [
         "unreadable",
         "incomplete",
         "notEligible",
         "duplicate",
         "refused"
        ]
       },
       {
        "enum": [
         "unknown"
        ]
       }
      ]
     },
     "amount": {
      "type": "string"
     },
     "percent": {
      "type": "string"
     },
     "maxAmount": {
      "type": "string"
     },
     "due": {
      "type": "string"
     },
     "target": {
      "type": "object",
      "required": [
       "kind",
       "goal",
       "done"
      ],
      "properties": {
       "kind": {
        "enum": [
         "deposit",
         "bets",
         "unknown"
        ]
       },
       "goal": {
        "type": "string"
       },
       "done": {
        "type": "string"
       },
       "settlesAt": {
        "type": "integer"
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   },
   "orderId": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "required": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RecordCategory": {
  "type": "string",
  "enum": [
   "deposit",
   "withdrawal",
   "transfer",
   "bonus",
   "rebate",
   "adjustment",
   "agentTransfer",
   "agentIncome"
  ]
 },
 "RecordState": {
  "type": "string",
  "enum": [
   "processing",
   "success",
   "failed",
   "expired",
   "cancelled"
  ]
 },
 "TransactionCode": {
  "type": "object",
  "required": [
   "category",
   "states"
  ],
  "properties": {
   "category": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal",
       "transfer",
       "bonus",
       "rebate",
       "adjustment",
       "agentTransfer",
       "agentIncome"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "states": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "string",
       "enum": [
        "processing",
        "success",
        "failed",
        "expired",
        "cancelled"
       ]
      },
      {
       "enum": [
        "unknown"
       ]
      }
     ]
    }
   }
  },
  "additionalProperties": false
 },
 "TransactionCodes": {
  "type": "object",
  "required": [
   "categories",
   "maxDays"
  ],
  "properties": {
   "categories": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "category",
      "states"
     ],
     "properties": {
      "category": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "deposit",
          "withdrawal",
          "transfer",
          "bonus",
          "rebate",
          "adjustment",
          "agentTransfer",
          "agentIncome"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "states": {
       "type": "array",
       "items": {
        "anyOf": [
         {
          "type": "string",
          "enum": [
           "processing",
           "success",
           "failed",
           "expired",
           "cancelled"
          ]
         },
         {
          "enum": [
           "unknown"
          ]
         }
        ]
       }
      }
     },
     "additionalProperties": false
    }
   },
   "maxDays": {
    "type": "integer"
   },
   "earliest": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TransactionsQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "category": {
    "type": "string",
    "enum": [
     "deposit",
     "withdrawal",
     "transfer",
     "bonus",
     "rebate",
     "adjustment",
     "agentTransfer",
     "agentIncome"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "processing",
     "success",
     "failed",
     "expired",
     "cancelled"
    ]
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "pageSize": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "MoneyRecord": {
  "type": "object",
  "required": [
   "orderId",
   "category",
   "title",
   "amount",
   "state",
   "createdAt"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "category": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal",
       "transfer",
       "bonus",
       "rebate",
       "adjustment",
       "agentTransfer",
       "agentIncome"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "processing",
       "success",
       "failed",
       "expired",
       "cancelled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "createdAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TransactionPage": {
  "type": "object",
  "required": [
   "transactions",
   "totalIn",
   "totalOut",
   "totalCount",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "transactions": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "orderId",
      "category",
      "title",
      "amount",
      "state",
      "createdAt"
     ],
     "properties": {
      "orderId": {
       "type": "string"
      },
      "category": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "deposit",
          "withdrawal",
          "transfer",
          "bonus",
          "rebate",
          "adjustment",
          "agentTransfer",
          "agentIncome"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "title": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "processing",
          "success",
          "failed",
          "expired",
          "cancelled"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "createdAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "totalIn": {
    "type": "string"
   },
   "totalOut": {
    "type": "string"
   },
   "totalCount": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TransactionQuery": {
  "type": "object",
  "required": [
   "orderId"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TransactionDetail": {
  "type": "object",
  "required": [
   "orderId",
   "category",
   "title",
   "amount",
   "state",
   "createdAt",
   "changedAt",
   "fee",
   "net",
   "steps"
  ],
  "properties": {
   "orderId": {
    "type": "string"
   },
   "category": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal",
       "transfer",
       "bonus",
       "rebate",
       "adjustment",
       "agentTransfer",
       "agentIncome"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "processing",
       "success",
       "failed",
       "expired",
       "cancelled"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "createdAt": {
    "type": "integer"
   },
   "changedAt": {
    "type": "integer"
   },
   "fee": {
    "type": "string"
   },
   "net": {
    "type": "string"
   },
   "balanceAfter": {
    "type": "string"
   },
   "account": {
    "type": "string"
   },
   "holder": {
    "type": "string"
   },
   "from": {
    "type": "string"
   },
   "to": {
    "type": "string"
   },
   "related": {
    "type": "string"
   },
   "reason": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "amountMismatch",
       "nameMismatch",
       "notReceived",
       "duplicate",
       "accountClosed",
       "refused"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "state",
      "at"
     ],
     "properties": {
      "state": {
       "type": "string"
      },
      "at": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "PostingKind": {
  "type": "string",
  "enum": [
   "opening",
   "deposit",
   "withdrawal",
   "withdrawalRefund",
   "transfer",
   "launch",
   "recall",
   "stake",
   "payout",
   "refund",
   "bonus",
   "bonusForfeit",
   "rebate",
   "adjustment",
   "agentTransfer",
   "agentIncome",
   "liveRoom"
  ]
 },
 "AccountRecordQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "opening",
     "deposit",
     "withdrawal",
     "withdrawalRefund",
     "transfer",
     "launch",
     "recall",
     "stake",
     "payout",
     "refund",
     "bonus",
     "bonusForfeit",
     "rebate",
     "adjustment",
     "agentTransfer",
     "agentIncome",
     "liveRoom"
    ]
   },
   "wallet": {
    "type": "string"
   },
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "pageSize": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Posting": {
  "type": "object",
  "required": [
   "id",
   "kind",
   "amount",
   "balanceAfter",
   "wallet",
   "createdAt"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "opening",
       "deposit",
       "withdrawal",
       "withdrawalRefund",
       "transfer",
       "launch",
       "recall",
       "stake",
       "payout",
       "refund",
       "bonus",
       "bonusForfeit",
       "rebate",
       "adjustment",
       "agentTransfer",
       "agentIncome",
       "liveRoom"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   },
   "balanceAfter": {
    "type": "string"
   },
   "wallet": {
    "type": "string"
   },
   "walletName": {
    "type": "string"
   },
   "createdAt": {
    "type": "integer"
   },
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PostingPage": {
  "type": "object",
  "required": [
   "postings",
   "totalIn",
   "totalOut",
   "totalCount",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "postings": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "kind",
      "amount",
      "balanceAfter",
      "wallet",
      "createdAt"
     ],
     "properties": {
      "id": {
       "type": "string"
      },
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "opening",
          "deposit",
          "withdrawal",
          "withdrawalRefund",
          "transfer",
          "launch",
          "recall",
          "stake",
          "payout",
          "refund",
          "bonus",
          "bonusForfeit",
          "rebate",
          "adjustment",
          "agentTransfer",
          "agentIncome",
          "liveRoom"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      },
      "balanceAfter": {
       "type": "string"
      },
      "wallet": {
       "type": "string"
      },
      "walletName": {
       "type": "string"
      },
      "createdAt": {
       "type": "integer"
      },
      "orderId": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "totalIn": {
    "type": "string"
   },
   "totalOut": {
    "type": "string"
   },
   "totalCount": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ProfitQuery": {
  "type": "object",
  "required": [
   "from",
   "to"
  ],
  "properties": {
   "from": {
    "type": "integer"
   },
   "to": {
    "type": "integer"
   },
   "utcOffset": {
    "type": "integer"
   },
   "zone": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ProfitTotals": {
  "type": "object",
  "required": [
   "bets",
   "payout",
   "rebate",
   "bonus",
   "net",
   "count"
  ],
  "properties": {
   "bets": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "rebate": {
    "type": "string"
   },
   "bonus": {
    "type": "string"
   },
   "net": {
    "type": "string"
   },
   "count": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ProfitGame": {
  "type": "object",
  "required": [
   "gameCode",
   "name",
   "bets",
   "payout",
   "net",
   "count"
  ],
  "properties": {
   "gameCode": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "bets": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "net": {
    "type": "string"
   },
   "count": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ProfitVendor": {
  "type": "object",
  "required": [
   "vendor",
   "displayName",
   "bets",
   "payout",
   "rebate",
   "net",
   "count",
   "games"
  ],
  "properties": {
   "vendor": {
    "type": "string"
   },
   "displayName": {
    "type": "string"
   },
   "bets": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "rebate": {
    "type": "string"
   },
   "net": {
    "type": "string"
   },
   "count": {
    "type": "integer"
   },
   "games": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gameCode",
      "name",
      "bets",
      "payout",
      "net",
      "count"
     ],
     "properties": {
      "gameCode": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "bets": {
       "type": "string"
      },
      "payout": {
       "type": "string"
      },
      "net": {
       "type": "string"
      },
      "count": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "ProfitCategory": {
  "type": "object",
  "required": [
   "gameCategory",
   "bets",
   "payout",
   "rebate",
   "net",
   "count",
   "vendors"
  ],
  "properties": {
   "gameCategory": {
    "type": "string"
   },
   "bets": {
    "type": "string"
   },
   "payout": {
    "type": "string"
   },
   "rebate": {
    "type": "string"
   },
   "net": {
    "type": "string"
   },
   "count": {
    "type": "integer"
   },
   "vendors": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "vendor",
      "displayName",
      "bets",
      "payout",
      "rebate",
      "net",
      "count",
      "games"
     ],
     "properties": {
      "vendor": {
       "type": "string"
      },
      "displayName": {
       "type": "string"
      },
      "bets": {
       "type": "string"
      },
      "payout": {
       "type": "string"
      },
      "rebate": {
       "type": "string"
      },
      "net": {
       "type": "string"
      },
      "count": {
       "type": "integer"
      },
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "gameCode",
         "name",
         "bets",
         "payout",
         "net",
         "count"
        ],
        "properties": {
         "gameCode": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "bets": {
          "type": "string"
         },
         "payout": {
          "type": "string"
         },
         "net": {
          "type": "string"
         },
         "count": {
          "type": "integer"
         }
        },
        "additionalProperties": false
       }
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "ProfitDay": {
  "type": "object",
  "required": [
   "day",
   "net"
  ],
  "properties": {
   "day": {
    "type": "integer"
   },
   "net": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ProfitReport": {
  "type": "object",
  "required": [
   "totals",
   "categories",
   "days",
   "updatedAt"
  ],
  "properties": {
   "totals": {
    "type": "object",
    "required": [
     "bets",
     "payout",
     "rebate",
     "bonus",
     "net",
     "count"
    ],
    "properties": {
     "bets": {
      "type": "string"
     },
     "payout": {
      "type": "string"
     },
     "rebate": {
      "type": "string"
     },
     "bonus": {
      "type": "string"
     },
     "net": {
      "type": "string"
     },
     "count": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "categories": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gameCategory",
      "bets",
      "payout",
      "rebate",
      "net",
      "count",
      "vendors"
     ],
     "properties": {
      "gameCategory": {
       "type": "string"
      },
      "bets": {
       "type": "string"
      },
      "payout": {
       "type": "string"
      },
      "rebate": {
       "type": "string"
      },
      "net": {
       "type": "string"
      },
      "count": {
       "type": "integer"
      },
      "vendors": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "vendor",
         "displayName",
         "bets",
         "payout",
         "rebate",
         "net",
         "count",
         "games"
        ],
        "properties": {
         "vendor": {
          "type": "string"
         },
         "displayName": {
          "type": "string"
         },
         "bets": {
          "type": "string"
         },
         "payout": {
          "type": "string"
         },
         "rebate": {
          "type": "string"
         },
         "net": {
          "type": "string"
         },
         "count": {
          "type": "integer"
         },
         "games": {
          "type": "array",
          "items": {
           "type": "object",
           "required": [
            "gameCode",
            "name",
            "bets",
            "payout",
            "net",
            "count"
           ],
           "properties": {
            "gameCode": {
             "type": "string"
            },
            "name": {
             "type": "string"
            },
            "bets": {
             "type": "string"
            },
            "payout": {
             "type": "string"
            },
            "net": {
             "type": "string"
            },
            "count": {
             "type": "integer"
            }
           },
           "additionalProperties": false
          }
         }
        },
        "additionalProperties": false
       }
      }
     },
     "additionalProperties": false
    }
   },
   "days": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "day",
      "net"
     ],
     "properties": {
      "day": {
       "type": "integer"
      },
      "net": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "updatedAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "BonusState": {
  "type": "string",
  "enum": [
   "active",
   "completed",
   "expired",
   "forfeited"
  ]
 },
 "BonusesQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "active",
     "completed",
     "expired",
     "forfeited"
    ]
   },
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Bonus": {
  "type": "object",
  "required": [
   "bonusId",
   "title",
   "amount",
   "state",
   "receivedAt",
   "orderId",
   "required",
   "done",
   "left"
  ],
  "properties": {
   "bonusId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "active",
       "completed",
       "expired",
       "forfeited"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "receivedAt": {
    "type": "integer"
   },
   "orderId": {
    "type": "string"
   },
   "required": {
    "type": "string"
   },
   "done": {
    "type": "string"
   },
   "left": {
    "type": "string"
   },
   "expiresAt": {
    "type": "integer"
   },
   "endedAt": {
    "type": "integer"
   },
   "maxCashOut": {
    "type": "string"
   },
   "categories": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "BonusPage": {
  "type": "object",
  "required": [
   "bonuses",
   "active",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "bonuses": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "bonusId",
      "title",
      "amount",
      "state",
      "receivedAt",
      "orderId",
      "required",
      "done",
      "left"
     ],
     "properties": {
      "bonusId": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "active",
          "completed",
          "expired",
          "forfeited"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "receivedAt": {
       "type": "integer"
      },
      "orderId": {
       "type": "string"
      },
      "required": {
       "type": "string"
      },
      "done": {
       "type": "string"
      },
      "left": {
       "type": "string"
      },
      "expiresAt": {
       "type": "integer"
      },
      "endedAt": {
       "type": "integer"
      },
      "maxCashOut": {
       "type": "string"
      },
      "categories": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     },
     "additionalProperties": false
    }
   },
   "active": {
    "type": "integer"
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "BonusBody": {
  "type": "object",
  "required": [
   "bonusId"
  ],
  "properties": {
   "bonusId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RewardKind": {
  "type": "string",
  "enum": [
   "ticket",
   "mission",
   "signIn",
   "levelGift"
  ]
 },
 "RewardState": {
  "type": "string",
  "enum": [
   "claimable",
   "progress",
   "claimed",
   "expired"
  ]
 },
 "RewardProgress": {
  "type": "object",
  "required": [
   "done",
   "target",
   "unit"
  ],
  "properties": {
   "done": {
    "type": "string"
   },
   "target": {
    "type": "string"
   },
   "unit": {
    "enum": [
     "money",
     "count",
     "days",
     "unknown"
    ]
   }
  },
  "additionalProperties": false
 },
 "RewardPeriod": {
  "type": "string",
  "enum": [
   "once",
   "day",
   "week",
   "month"
  ]
 },
 "MissionMetric": {
  "type": "string",
  "enum": [
   "deposit",
   "depositCount",
   "validBets",
   "signIns"
  ]
 },
 "LevelGiftKind": {
  "type": "string",
  "enum": [
   "upgrade",
   "weekly",
   "monthly",
   "birthday"
  ]
 },
 "Reward": {
  "type": "object",
  "required": [
   "rewardId",
   "kind",
   "title",
   "amount",
   "turnover",
   "state"
  ],
  "properties": {
   "rewardId": {
    "type": "string"
   },
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "ticket",
       "mission",
       "signIn",
       "levelGift"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "title": {
    "type": "string"
   },
   "note": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "turnover": {
    "type": "integer"
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "claimable",
       "progress",
       "claimed",
       "expired"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "period": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "once",
       "day",
       "week",
       "month"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "metric": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "deposit",
       "depositCount",
       "validBets",
       "signIns"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "gift": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "upgrade",
       "weekly",
       "monthly",
       "birthday"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "progress": {
    "type": "object",
    "required": [
     "done",
     "target",
     "unit"
    ],
    "properties": {
     "done": {
      "type": "string"
     },
     "target": {
      "type": "string"
     },
     "unit": {
      "enum": [
       "money",
       "count",
       "days",
       "unknown"
      ]
     }
    },
    "additionalProperties": false
   },
   "expiresAt": {
    "type": "integer"
   },
   "claimedAt": {
    "type": "integer"
   },
   "claimableFrom": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "CalendarDay": {
  "type": "object",
  "required": [
   "day",
   "amount",
   "state"
  ],
  "properties": {
   "day": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "enum": [
     "signed",
     "missed",
     "today",
     "ahead",
     "unknown"
    ]
   },
   "special": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "SignInCalendar": {
  "type": "object",
  "required": [
   "today",
   "signed",
   "streak",
   "turnover",
   "nextDayAt",
   "days"
  ],
  "properties": {
   "today": {
    "type": "string"
   },
   "signed": {
    "type": "boolean"
   },
   "streak": {
    "type": "integer"
   },
   "turnover": {
    "type": "integer"
   },
   "nextDayAt": {
    "type": "integer"
   },
   "days": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "day",
      "amount",
      "state"
     ],
     "properties": {
      "day": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "enum": [
        "signed",
        "missed",
        "today",
        "ahead",
        "unknown"
       ]
      },
      "special": {
       "type": "boolean"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "RewardCenter": {
  "type": "object",
  "required": [
   "rewards",
   "count",
   "total"
  ],
  "properties": {
   "rewards": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "rewardId",
      "kind",
      "title",
      "amount",
      "turnover",
      "state"
     ],
     "properties": {
      "rewardId": {
       "type": "string"
      },
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "ticket",
          "mission",
          "signIn",
          "levelGift"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "title": {
       "type": "string"
      },
      "note": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "turnover": {
       "type": "integer"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "claimable",
          "progress",
          "claimed",
          "expired"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "period": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "once",
          "day",
          "week",
          "month"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "metric": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "deposit",
          "depositCount",
          "validBets",
          "signIns"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "gift": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "upgrade",
          "weekly",
          "monthly",
          "birthday"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "progress": {
       "type": "object",
       "required": [
        "done",
        "target",
        "unit"
       ],
       "properties": {
        "done": {
         "type": "string"
        },
        "target": {
         "type": "string"
        },
        "unit": {
         "enum": [
          "money",
          "count",
          "days",
          "unknown"
         ]
        }
       },
       "additionalProperties": false
      },
      "expiresAt": {
       "type": "integer"
      },
      "claimedAt": {
       "type": "integer"
      },
      "claimableFrom": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "calendar": {
    "type": "object",
    "required": [
     "today",
     "signed",
     "streak",
     "turnover",
     "nextDayAt",
     "days"
    ],
    "properties": {
     "today": {
      "type": "string"
     },
     "signed": {
      "type": "boolean"
     },
     "streak": {
      "type": "integer"
     },
     "turnover": {
      "type": "integer"
     },
     "nextDayAt": {
      "type": "integer"
     },
     "days": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "day",
        "amount",
        "state"
       ],
       "properties": {
        "day": {
         "type": "string"
        },
        "amount": {
         "type": "string"
        },
        "state": {
         "enum": [
          "signed",
          "missed",
          "today",
          "ahead",
          "unknown"
         ]
        },
        "special": {
         "type": "boolean"
        }
       },
       "additionalProperties": false
      }
     }
    },
    "additionalProperties": false
   },
   "count": {
    "type": "integer"
   },
   "total": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RewardCount": {
  "type": "object",
  "required": [
   "count"
  ],
  "properties": {
   "count": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "ClaimRewardBody": {
  "type": "object",
  "required": [
   "rewardId"
  ],
  "properties": {
   "rewardId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ClaimRewardsBody": {
  "type": "object",
  "required": [
   "rewardIds"
  ],
  "properties": {
   "rewardIds": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "additionalProperties": false
 },
 "SignInBody": {
  "type": "object",
  "required": [
   "day"
  ],
  "properties": {
   "day": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ClaimedReward": {
  "type": "object",
  "required": [
   "rewardId",
   "title",
   "amount",
   "orderId",
   "claimedAt"
  ],
  "properties": {
   "rewardId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "orderId": {
    "type": "string"
   },
   "claimedAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RewardResult": {
  "type": "object",
  "required": [
   "rewardId",
   "title",
   "amount",
   "state"
  ],
  "properties": {
   "rewardId": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "state": {
    "enum": [
     "claimed",
     "refused",
     "unknown"
    ]
   },
   "code": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RewardResults": {
  "type": "object",
  "required": [
   "results",
   "total",
   "count"
  ],
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "rewardId",
      "title",
      "amount",
      "state"
     ],
     "properties": {
      "rewardId": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "state": {
       "enum": [
        "claimed",
        "refused",
        "unknown"
       ]
      },
      "code": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "total": {
    "type": "string"
   },
   "count": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RewardHistoryQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "pageNum": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "PastReward": {
  "type": "object",
  "required": [
   "rewardId",
   "kind",
   "title",
   "amount",
   "claimedAt",
   "orderId"
  ],
  "properties": {
   "rewardId": {
    "type": "string"
   },
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "ticket",
       "mission",
       "signIn",
       "levelGift"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "title": {
    "type": "string"
   },
   "amount": {
    "type": "string"
   },
   "claimedAt": {
    "type": "integer"
   },
   "orderId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RewardHistory": {
  "type": "object",
  "required": [
   "rewards",
   "pageNum",
   "totalPages"
  ],
  "properties": {
   "rewards": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "rewardId",
      "kind",
      "title",
      "amount",
      "claimedAt",
      "orderId"
     ],
     "properties": {
      "rewardId": {
       "type": "string"
      },
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "ticket",
          "mission",
          "signIn",
          "levelGift"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "title": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "claimedAt": {
       "type": "integer"
      },
      "orderId": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "pageNum": {
    "type": "integer"
   },
   "totalPages": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "LevelTargets": {
  "type": "object",
  "required": [
   "turnover",
   "deposits"
  ],
  "properties": {
   "turnover": {
    "type": "string"
   },
   "deposits": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "LevelGift": {
  "type": "object",
  "required": [
   "gift",
   "amount"
  ],
  "properties": {
   "gift": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "upgrade",
       "weekly",
       "monthly",
       "birthday"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "amount": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "LevelPerk": {
  "type": "object",
  "required": [
   "perkId",
   "name",
   "value"
  ],
  "properties": {
   "perkId": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "value": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "VipLevel": {
  "type": "object",
  "required": [
   "level",
   "gifts",
   "perks"
  ],
  "properties": {
   "level": {
    "type": "string"
   },
   "rise": {
    "type": "object",
    "required": [
     "turnover",
     "deposits"
    ],
    "properties": {
     "turnover": {
      "type": "string"
     },
     "deposits": {
      "type": "string"
     }
    },
    "additionalProperties": false
   },
   "keep": {
    "type": "object",
    "required": [
     "turnover",
     "deposits"
    ],
    "properties": {
     "turnover": {
      "type": "string"
     },
     "deposits": {
      "type": "string"
     }
    },
    "additionalProperties": false
   },
   "gifts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "gift",
      "amount"
     ],
     "properties": {
      "gift": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "upgrade",
          "weekly",
          "monthly",
          "birthday"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "amount": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "perks": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "perkId",
      "name",
      "value"
     ],
     "properties": {
      "perkId": {
       "type": "string"
      },
      "name": {
       "type": "string"
      },
      "value": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "VipLevels": {
  "type": "object",
  "required": [
   "levels",
   "giftTurnover"
  ],
  "properties": {
   "levels": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "level",
      "gifts",
      "perks"
     ],
     "properties": {
      "level": {
       "type": "string"
      },
      "rise": {
       "type": "object",
       "required": [
        "turnover",
        "deposits"
       ],
       "properties": {
        "turnover": {
         "type": "string"
        },
        "deposits": {
         "type": "string"
        }
       },
       "additionalProperties": false
      },
      "keep": {
       "type": "object",
       "required": [
        "turnover",
        "deposits"
       ],
       "properties": {
        "turnover": {
         "type": "string"
        },
        "deposits": {
         "type": "string"
        }
       },
       "additionalProperties": false
      },
      "gifts": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "gift",
         "amount"
        ],
        "properties": {
         "gift": {
          "anyOf": [
           {
            "type": "string",
            "enum": [
             "upgrade",
             "weekly",
             "monthly",
             "birthday"
            ]
           },
           {
            "enum": [
             "unknown"
            ]
           }
          ]
         },
         "amount": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      },
      "perks": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "perkId",
         "name",
         "value"
        ],
        "properties": {
         "perkId": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "value": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      }
     },
     "additionalProperties": false
    }
   },
   "giftTurnover": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "LevelGifts": {
  "type": "object",
  "required": [
   "gifts"
  ],
  "properties": {
   "gifts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "rewardId",
      "kind",
      "title",
      "amount",
      "turnover",
      "state"
     ],
     "properties": {
      "rewardId": {
       "type": "string"
      },
      "kind": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "ticket",
          "mission",
          "signIn",
          "levelGift"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "title": {
       "type": "string"
      },
      "note": {
       "type": "string"
      },
      "amount": {
       "type": "string"
      },
      "turnover": {
       "type": "integer"
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "claimable",
          "progress",
          "claimed",
          "expired"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "period": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "once",
          "day",
          "week",
          "month"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "metric": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "deposit",
          "depositCount",
          "validBets",
          "signIns"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "gift": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "upgrade",
          "weekly",
          "monthly",
          "birthday"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "progress": {
       "type": "object",
       "required": [
        "done",
        "target",
        "unit"
       ],
       "properties": {
        "done": {
         "type": "string"
        },
        "target": {
         "type": "string"
        },
        "unit": {
         "enum": [
          "money",
          "count",
          "days",
          "unknown"
         ]
        }
       },
       "additionalProperties": false
      },
      "expiresAt": {
       "type": "integer"
      },
      "claimedAt": {
       "type": "integer"
      },
      "claimableFrom": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "LiveRoomAccess": {
  "type": "string",
  "enum": [
   "free",
   "vip",
   "payPerView"
  ]
 },
 "LiveRoomState": {
  "type": "string",
  "enum": [
   "online",
   "offline"
  ]
 },
 "RoomPriceUnit": {
  "type": "string",
  "enum": [
   "money",
   "points"
  ]
 },
 "LiveRoom": {
  "type": "object",
  "required": [
   "roomId",
   "vendor",
   "gameCode",
   "gameCategory",
   "table",
   "dealer",
   "viewers",
   "access",
   "state"
  ],
  "properties": {
   "roomId": {
    "type": "string"
   },
   "vendor": {
    "type": "string"
   },
   "gameCode": {
    "type": "string"
   },
   "gameCategory": {
    "type": "string"
   },
   "table": {
    "type": "string"
   },
   "dealer": {
    "type": "string"
   },
   "picture": {
    "type": "string"
   },
   "viewers": {
    "type": "integer"
   },
   "access": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "free",
       "vip",
       "payPerView"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "state": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "online",
       "offline"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "level": {
    "type": "integer"
   },
   "allowed": {
    "type": "boolean"
   },
   "price": {
    "type": "string"
   },
   "unit": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "money",
       "points"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "paidUntil": {
    "type": "integer"
   },
   "dayEndsAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "LiveRooms": {
  "type": "object",
  "required": [
   "rooms"
  ],
  "properties": {
   "rooms": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "roomId",
      "vendor",
      "gameCode",
      "gameCategory",
      "table",
      "dealer",
      "viewers",
      "access",
      "state"
     ],
     "properties": {
      "roomId": {
       "type": "string"
      },
      "vendor": {
       "type": "string"
      },
      "gameCode": {
       "type": "string"
      },
      "gameCategory": {
       "type": "string"
      },
      "table": {
       "type": "string"
      },
      "dealer": {
       "type": "string"
      },
      "picture": {
       "type": "string"
      },
      "viewers": {
       "type": "integer"
      },
      "access": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "free",
          "vip",
          "payPerView"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "state": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "online",
          "offline"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "level": {
       "type": "integer"
      },
      "allowed": {
       "type": "boolean"
      },
      "price": {
       "type": "string"
      },
      "unit": {
       "anyOf": [
        {
         "type": "string",
         "enum": [
          "money",
          "points"
         ]
        },
        {
         "enum": [
          "unknown"
         ]
        }
       ]
      },
      "paidUntil": {
       "type": "integer"
      },
      "dayEndsAt": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   }
  },
  "additionalProperties": false
 },
 "EnterLiveRoomBody": {
  "type": "object",
  "required": [
   "roomId"
  ],
  "properties": {
   "roomId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "LiveRoomEntry": {
  "type": "object",
  "required": [
   "roomId",
   "paid"
  ],
  "properties": {
   "roomId": {
    "type": "string"
   },
   "paid": {
    "type": "boolean"
   },
   "price": {
    "type": "string"
   },
   "unit": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "money",
       "points"
      ]
     },
     {
      "enum": [
       "unknown"
      ]
     }
    ]
   },
   "orderId": {
    "type": "string"
   },
   "paidUntil": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "Captcha": {
  "type": "object",
  "required": [
   "cap",
   "captchaId"
  ],
  "properties": {
   "cap": {
    "type": "string"
   },
   "captchaId": {
    "type": "string"
   },
   "kind": {
    "enum": [
     "letters",
     "equation",
     "unknown"
    ]
   }
  },
  "additionalProperties": false
 },
 "HumanCheckQuery": {
  "type": "object",
  "required": [
   "type"
  ],
  "properties": {
   "type": {
    "type": "string",
    "enum": [
     "login",
     "register",
     "trial"
    ]
   }
  },
  "additionalProperties": false
 },
 "HumanCheck": {
  "type": "object",
  "required": [
   "challenge",
   "target",
   "tolerance"
  ],
  "properties": {
   "challenge": {
    "type": "string"
   },
   "target": {
    "type": "integer"
   },
   "tolerance": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "HumanCheckBody": {
  "type": "object",
  "required": [
   "challenge",
   "position",
   "duration"
  ],
  "properties": {
   "challenge": {
    "type": "string"
   },
   "position": {
    "type": "integer"
   },
   "duration": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "HumanCheckResult": {
  "type": "object",
  "required": [
   "geetest_challenge",
   "geetest_validate",
   "geetest_seccode"
  ],
  "properties": {
   "geetest_challenge": {
    "type": "string"
   },
   "geetest_validate": {
    "type": "string"
   },
   "geetest_seccode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "AffiliateQuery": {
  "type": "object",
  "required": [
   "domain"
  ],
  "properties": {
   "code": {
    "type": "string"
   },
   "domain": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Affiliate": {
  "type": "object",
  "properties": {
   "success": {
    "type": "boolean"
   },
   "inviter": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "UsernameQuery": {
  "type": "object",
  "required": [
   "username"
  ],
  "properties": {
   "username": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "UsernameValidity": {
  "type": "object",
  "required": [
   "available"
  ],
  "properties": {
   "available": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "LoginBody": {
  "type": "object",
  "required": [
   "username",
   "password"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "password": {
    "type": "string"
   },
   "captcha": {
    "type": "string"
   },
   "captchaId": {
    "type": "string"
   },
   "device": {
    "type": "string"
   },
   "trial": {
    "type": "boolean"
   },
   "geetest_challenge": {
    "type": "string"
   },
   "geetest_validate": {
    "type": "string"
   },
   "geetest_seccode": {
    "type": "string"
   },
   "entry": {
    "type": "string",
    "enum": [
     "member",
     "agent"
    ]
   }
  },
  "additionalProperties": false
 },
 "Login": {
  "type": "object",
  "required": [
   "token",
   "userName",
   "customerType"
  ],
  "properties": {
   "token": {
    "type": "string"
   },
   "userName": {
    "type": "string"
   },
   "customerType": {
    "type": "integer"
   },
   "firstTimeLogin": {
    "type": "boolean"
   },
   "passwordExpired": {
    "type": "boolean"
   },
   "lastLoginTime": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "LoginRefusal": {
  "type": "object",
  "required": [],
  "properties": {
   "captcha": {
    "type": "boolean"
   },
   "retryAfter": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RegisterBody": {
  "type": "object",
  "required": [
   "registerUrl",
   "registerMethod",
   "username",
   "password",
   "confirmPassword",
   "type",
   "domain"
  ],
  "properties": {
   "registerUrl": {
    "type": "string"
   },
   "registerMethod": {
    "type": "string",
    "enum": [
     "APP",
     "H5"
    ]
   },
   "username": {
    "type": "string"
   },
   "password": {
    "type": "string"
   },
   "confirmPassword": {
    "type": "string"
   },
   "affiliateCode": {
    "type": "string"
   },
   "recommenderId": {
    "type": "string"
   },
   "nickname": {
    "type": "string"
   },
   "line": {
    "type": "string"
   },
   "facebook": {
    "type": "string"
   },
   "payeeName": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "mobileNum": {
    "type": "string"
   },
   "qqNum": {
    "type": "string"
   },
   "captcha": {
    "type": "string"
   },
   "captchaId": {
    "type": "string"
   },
   "type": {
    "type": "integer"
   },
   "domain": {
    "type": "string"
   },
   "geetest_challenge": {
    "type": "string"
   },
   "geetest_validate": {
    "type": "string"
   },
   "geetest_seccode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "TrialUser": {
  "type": "object",
  "required": [
   "userName",
   "password"
  ],
  "properties": {
   "userName": {
    "type": "string"
   },
   "password": {
    "type": "string"
   },
   "expiresAt": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "TestPlay": {
  "type": "object",
  "required": [
   "trail"
  ],
  "properties": {
   "trail": {
    "type": "integer"
   },
   "session": {
    "type": "object",
    "required": [
     "token",
     "userName",
     "customerType"
    ],
    "properties": {
     "token": {
      "type": "string"
     },
     "userName": {
      "type": "string"
     },
     "customerType": {
      "type": "integer"
     },
     "firstTimeLogin": {
      "type": "boolean"
     },
     "passwordExpired": {
      "type": "boolean"
     },
     "lastLoginTime": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "TestPlayBody": {
  "type": "object",
  "required": [
   "merchantCode"
  ],
  "properties": {
   "merchantCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "PasswordByEmailBody": {
  "type": "object",
  "required": [
   "username",
   "email"
  ],
  "properties": {
   "username": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "captcha": {
    "type": "string"
   },
   "captchaId": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SocialLoginBody": {
  "type": "object",
  "required": [
   "provider",
   "code",
   "codeVerifier",
   "redirectUri"
  ],
  "properties": {
   "provider": {
    "type": "string",
    "enum": [
     "facebook",
     "google"
    ]
   },
   "code": {
    "type": "string"
   },
   "codeVerifier": {
    "type": "string"
   },
   "redirectUri": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Done": {
  "type": [
   "object",
   "boolean",
   "null",
   "string",
   "number"
  ]
 },
 "ServiceEntry": {
  "type": "object",
  "required": [
   "csType",
   "path"
  ],
  "properties": {
   "csType": {
    "type": "string"
   },
   "path": {
    "type": "string"
   },
   "hours": {
    "type": "string"
   },
   "account": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "DownLink": {
  "type": "object",
  "required": [
   "resourceType",
   "url"
  ],
  "properties": {
   "resourceType": {
    "type": "string"
   },
   "url": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "WhitelabelTree": {
  "type": "array",
  "items": {}
 },
 "TemplatesQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "merchantCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Templates": {
  "type": "object",
  "required": [],
  "properties": {
   "mem_cen": {
    "type": "string"
   },
   "dep_func": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "EncryptionKey": {
  "type": "object",
  "required": [
   "keyId",
   "publicKey"
  ],
  "properties": {
   "keyId": {
    "type": "string"
   },
   "publicKey": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "RegisterField": {
  "type": "object",
  "required": [
   "enabled",
   "required"
  ],
  "properties": {
   "enabled": {
    "type": "boolean"
   },
   "required": {
    "type": "boolean"
   },
   "ordinal": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RegisterSettings": {
  "type": "object",
  "required": [
   "fields",
   "captcha"
  ],
  "properties": {
   "fields": {
    "type": "object",
    "additionalProperties": {
     "type": "object",
     "required": [
      "enabled",
      "required"
     ],
     "properties": {
      "enabled": {
       "type": "boolean"
      },
      "required": {
       "type": "boolean"
      },
      "ordinal": {
       "type": "integer"
      }
     },
     "additionalProperties": false
    }
   },
   "captcha": {
    "type": "boolean"
   },
   "humanCheck": {
    "type": "boolean"
   },
   "affiliate": {
    "type": "boolean"
   },
   "minimumAge": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "SystemStatusQuery": {
  "type": "object",
  "required": [],
  "properties": {
   "merchantCode": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "SystemStatus": {
  "type": "object",
  "required": [
   "info"
  ],
  "properties": {
   "maintenance": {
    "type": "boolean"
   },
   "regionRestriction": {
    "type": "boolean"
   },
   "status": {
    "type": "integer"
   },
   "maintenanceFrom": {
    "type": "integer"
   },
   "maintenanceTo": {
    "type": "integer"
   },
   "serverTime": {
    "type": "integer"
   },
   "info": {
    "type": "object",
    "required": [],
    "properties": {
     "customerService": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "csType",
        "path"
       ],
       "properties": {
        "csType": {
         "type": "string"
        },
        "path": {
         "type": "string"
        },
        "hours": {
         "type": "string"
        },
        "account": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "imageCDNs": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "domainRoute": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "mobileTemplate": {
      "type": "string"
     },
     "paths": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "register": {
      "type": "object",
      "required": [
       "fields",
       "captcha"
      ],
      "properties": {
       "fields": {
        "type": "object",
        "additionalProperties": {
         "type": "object",
         "required": [
          "enabled",
          "required"
         ],
         "properties": {
          "enabled": {
           "type": "boolean"
          },
          "required": {
           "type": "boolean"
          },
          "ordinal": {
           "type": "integer"
          }
         },
         "additionalProperties": false
        }
       },
       "captcha": {
        "type": "boolean"
       },
       "humanCheck": {
        "type": "boolean"
       },
       "affiliate": {
        "type": "boolean"
       },
       "minimumAge": {
        "type": "integer"
       }
      },
      "additionalProperties": false
     },
     "resources": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "resourceType",
        "url"
       ],
       "properties": {
        "resourceType": {
         "type": "string"
        },
        "url": {
         "type": "string"
        }
       },
       "additionalProperties": false
      }
     },
     "whitelabel": {
      "type": "array",
      "items": {}
     },
     "mainDomain": {
      "type": "string"
     },
     "encryption": {
      "type": "object",
      "required": [
       "keyId",
       "publicKey"
      ],
      "properties": {
       "keyId": {
        "type": "string"
       },
       "publicKey": {
        "type": "string"
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "SocialProvider": {
  "type": "object",
  "required": [
   "id",
   "clientId",
   "authorizationEndpoint",
   "redirectUri"
  ],
  "properties": {
   "id": {
    "enum": [
     "facebook",
     "google",
     "unknown"
    ]
   },
   "clientId": {
    "type": "string"
   },
   "authorizationEndpoint": {
    "type": "string"
   },
   "redirectUri": {
    "type": "string"
   },
   "scope": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "ConsolidatedSettings": {
  "type": "object",
  "required": [
   "currency",
   "currencySymbol"
  ],
  "properties": {
   "currency": {
    "type": "string"
   },
   "currencySymbol": {
    "type": "string"
   },
   "currencyDigits": {
    "type": "integer"
   },
   "humanCheck": {
    "type": "boolean"
   },
   "loginCaptcha": {
    "type": "boolean"
   },
   "trial": {
    "type": "boolean"
   },
   "passwordByEmail": {
    "type": "boolean"
   },
   "revealUnknownAccount": {
    "type": "boolean"
   },
   "socialProviders": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "clientId",
      "authorizationEndpoint",
      "redirectUri"
     ],
     "properties": {
      "id": {
       "enum": [
        "facebook",
        "google",
        "unknown"
       ]
      },
      "clientId": {
       "type": "string"
      },
      "authorizationEndpoint": {
       "type": "string"
      },
      "redirectUri": {
       "type": "string"
      },
      "scope": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "passwordBy": {
    "type": "array",
    "items": {
     "enum": [
      "email",
      "sms",
      "service",
      "unknown"
     ]
    }
   },
   "withdrawalPassword": {
    "type": "boolean"
   },
   "bankCards": {
    "type": "object",
    "required": [
     "max"
    ],
    "properties": {
     "max": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "feedback": {
    "type": "object",
    "required": [
     "min",
     "max"
    ],
    "properties": {
     "min": {
      "type": "integer"
     },
     "max": {
      "type": "integer"
     }
    },
    "additionalProperties": false
   },
   "identity": {
    "type": "boolean"
   },
   "securityQuestions": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "DomainRoute": {
  "type": "object",
  "required": [
   "routes"
  ],
  "properties": {
   "routes": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "mainDomain": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "Pattern": {
  "type": "object",
  "required": [
   "acceptedPattern"
  ],
  "properties": {
   "acceptedPattern": {
    "type": "string"
   },
   "message": {
    "type": "string"
   },
   "patternId": {
    "type": "string"
   },
   "minLength": {
    "type": "integer"
   },
   "maxLength": {
    "type": "integer"
   }
  },
  "additionalProperties": false
 },
 "RegisterPatterns": {
  "type": "object",
  "additionalProperties": {
   "type": "object",
   "required": [
    "acceptedPattern"
   ],
   "properties": {
    "acceptedPattern": {
     "type": "string"
    },
    "message": {
     "type": "string"
    },
    "patternId": {
     "type": "string"
    },
    "minLength": {
     "type": "integer"
    },
    "maxLength": {
     "type": "integer"
    }
   },
   "additionalProperties": false
  }
 }
} as const

export const studioApiSchemas = {
 "OtherText": {
  "type": "object",
  "required": [
   "path",
   "text"
  ],
  "properties": {
   "path": {
    "type": "string"
   },
   "text": {
    "type": "string"
   }
  },
  "additionalProperties": false
 },
 "StudioFile": {
  "type": "object",
  "required": [
   "path",
   "text",
   "fingerprint"
  ],
  "additionalProperties": false,
  "properties": {
   "path": {
    "type": "string"
   },
   "text": {
    "type": "string"
   },
   "fingerprint": {
    "type": "string"
   }
  }
 },
 "StudioArt": {
  "type": "object",
  "required": [
   "path",
   "bytes",
   "fingerprint"
  ],
  "additionalProperties": false,
  "properties": {
   "path": {
    "type": "string"
   },
   "bytes": {
    "type": "integer"
   },
   "fingerprint": {
    "type": "string"
   }
  }
 },
 "StudioFinding": {
  "type": "object",
  "required": [
   "code",
   "severity",
   "file",
   "line",
   "column",
   "path",
   "message"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "severity": {
    "enum": [
     "error",
     "warning"
    ]
   },
   "file": {
    "type": "string"
   },
   "line": {
    "type": "integer"
   },
   "column": {
    "type": "integer"
   },
   "path": {
    "type": "string"
   },
   "message": {
    "type": "string"
   },
   "fix": {
    "type": "object",
    "required": [
     "start",
     "end",
     "insert"
    ],
    "additionalProperties": false,
    "properties": {
     "start": {
      "type": "integer"
     },
     "end": {
      "type": "integer"
     },
     "insert": {
      "type": "string"
     }
    }
   }
  }
 },
 "MerchantSummary": {
  "type": "object",
  "required": [
   "code",
   "hosts",
   "name",
   "errors",
   "warnings"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "hosts": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "name": {
    "type": "string"
   },
   "errors": {
    "type": "integer"
   },
   "warnings": {
    "type": "integer"
   },
   "parent": {
    "type": "string"
   },
   "colours": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "unread": {
    "type": "object",
    "required": [
     "says",
     "place"
    ],
    "additionalProperties": false,
    "properties": {
     "says": {
      "type": "string"
     },
     "place": {
      "type": "string"
     }
    }
   }
  }
 },
 "MerchantList": {
  "type": "object",
  "required": [
   "merchants"
  ],
  "additionalProperties": false,
  "properties": {
   "merchants": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "hosts",
      "name",
      "errors",
      "warnings"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "hosts": {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      "name": {
       "type": "string"
      },
      "errors": {
       "type": "integer"
      },
      "warnings": {
       "type": "integer"
      },
      "parent": {
       "type": "string"
      },
      "colours": {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      "unread": {
       "type": "object",
       "required": [
        "says",
        "place"
       ],
       "additionalProperties": false,
       "properties": {
        "says": {
         "type": "string"
        },
        "place": {
         "type": "string"
        }
       }
      }
     }
    }
   }
  }
 },
 "NewMerchantBody": {
  "type": "object",
  "required": [
   "code"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "parent": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "names": {
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   },
   "colour": {
    "type": "string"
   },
   "languages": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "hosts": {
    "type": "string"
   },
   "logo": {
    "type": "object",
    "required": [
     "name",
     "content"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "type": "string"
     },
     "content": {
      "type": "string"
     }
    }
   }
  }
 },
 "NewMerchantLine": {
  "type": "object",
  "required": [
   "about",
   "says"
  ],
  "additionalProperties": false,
  "properties": {
   "about": {
    "enum": [
     "code",
     "parent",
     "name",
     "colour",
     "languages",
     "hosts",
     "logo"
    ]
   },
   "language": {
    "type": "string"
   },
   "says": {
    "type": "string"
   }
  }
 },
 "NewMerchantPreview": {
  "type": "object",
  "required": [
   "offered",
   "languages",
   "problems",
   "notes"
  ],
  "additionalProperties": false,
  "properties": {
   "offered": {
    "type": "object",
    "required": [
     "parent",
     "name",
     "colour",
     "languages",
     "hosts"
    ],
    "additionalProperties": false,
    "properties": {
     "parent": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "colour": {
      "type": "string"
     },
     "languages": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "hosts": {
      "type": "string"
     }
    }
   },
   "languages": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "tag",
      "name"
     ],
     "additionalProperties": false,
     "properties": {
      "tag": {
       "type": "string"
      },
      "name": {
       "type": "string"
      }
     }
    }
   },
   "problems": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "about",
      "says"
     ],
     "additionalProperties": false,
     "properties": {
      "about": {
       "enum": [
        "code",
        "parent",
        "name",
        "colour",
        "languages",
        "hosts",
        "logo"
       ]
      },
      "language": {
       "type": "string"
      },
      "says": {
       "type": "string"
      }
     }
    }
   },
   "notes": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "about",
      "says"
     ],
     "additionalProperties": false,
     "properties": {
      "about": {
       "enum": [
        "code",
        "parent",
        "name",
        "colour",
        "languages",
        "hosts",
        "logo"
       ]
      },
      "language": {
       "type": "string"
      },
      "says": {
       "type": "string"
      }
     }
    }
   },
   "colour": {
    "type": "object",
    "required": [
     "page",
     "typed",
     "taken",
     "onTaken",
     "text",
     "typedRatio",
     "takenRatio"
    ],
    "additionalProperties": false,
    "properties": {
     "page": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "typed": {
      "type": "string"
     },
     "taken": {
      "type": "string"
     },
     "onTaken": {
      "type": "string"
     },
     "typedRatio": {
      "type": "number"
     },
     "takenRatio": {
      "type": "number"
     }
    }
   },
   "logo": {
    "type": "string"
   }
  }
 },
 "NewMerchant": {
  "type": "object",
  "required": [
   "code",
   "files",
   "notes"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "files": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "notes": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "about",
      "says"
     ],
     "additionalProperties": false,
     "properties": {
      "about": {
       "enum": [
        "code",
        "parent",
        "name",
        "colour",
        "languages",
        "hosts",
        "logo"
       ]
      },
      "language": {
       "type": "string"
      },
      "says": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "SpokenLanguage": {
  "type": "object",
  "required": [
   "tag",
   "name"
  ],
  "additionalProperties": false,
  "properties": {
   "tag": {
    "type": "string"
   },
   "name": {
    "type": "string"
   }
  }
 },
 "MerchantFiles": {
  "type": "object",
  "required": [
   "code",
   "files",
   "art",
   "languages"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "files": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "text",
      "fingerprint"
     ],
     "additionalProperties": false,
     "properties": {
      "path": {
       "type": "string"
      },
      "text": {
       "type": "string"
      },
      "fingerprint": {
       "type": "string"
      }
     }
    }
   },
   "art": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "bytes",
      "fingerprint"
     ],
     "additionalProperties": false,
     "properties": {
      "path": {
       "type": "string"
      },
      "bytes": {
       "type": "integer"
      },
      "fingerprint": {
       "type": "string"
      }
     }
    }
   },
   "languages": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "tag",
      "name"
     ],
     "additionalProperties": false,
     "properties": {
      "tag": {
       "type": "string"
      },
      "name": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "DraftBody": {
  "type": "object",
  "required": [
   "texts"
  ],
  "additionalProperties": false,
  "properties": {
   "texts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "text"
     ],
     "properties": {
      "path": {
       "type": "string"
      },
      "text": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   }
  }
 },
 "Statement": {
  "type": "object",
  "required": [
   "layer",
   "act",
   "file",
   "line",
   "column",
   "value"
  ],
  "additionalProperties": false,
  "properties": {
   "layer": {
    "type": "string"
   },
   "act": {
    "enum": [
     "set",
     "removed"
    ]
   },
   "file": {
    "type": "string"
   },
   "line": {
    "type": "integer"
   },
   "column": {
    "type": "integer"
   },
   "value": {}
  }
 },
 "Resolution": {
  "type": "object",
  "required": [
   "merchant",
   "chain",
   "said"
  ],
  "additionalProperties": false,
  "properties": {
   "merchant": {},
   "chain": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "said": {
    "type": "object",
    "additionalProperties": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "layer",
       "act",
       "file",
       "line",
       "column",
       "value"
      ],
      "additionalProperties": false,
      "properties": {
       "layer": {
        "type": "string"
       },
       "act": {
        "enum": [
         "set",
         "removed"
        ]
       },
       "file": {
        "type": "string"
       },
       "line": {
        "type": "integer"
       },
       "column": {
        "type": "integer"
       },
       "value": {}
      }
     }
    }
   }
  }
 },
 "FindingList": {
  "type": "object",
  "required": [
   "findings"
  ],
  "additionalProperties": false,
  "properties": {
   "findings": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "severity",
      "file",
      "line",
      "column",
      "path",
      "message"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "severity": {
       "enum": [
        "error",
        "warning"
       ]
      },
      "file": {
       "type": "string"
      },
      "line": {
       "type": "integer"
      },
      "column": {
       "type": "integer"
      },
      "path": {
       "type": "string"
      },
      "message": {
       "type": "string"
      },
      "fix": {
       "type": "object",
       "required": [
        "start",
        "end",
        "insert"
       ],
       "additionalProperties": false,
       "properties": {
        "start": {
         "type": "integer"
        },
        "end": {
         "type": "integer"
        },
        "insert": {
         "type": "string"
        }
       }
      }
     }
    }
   }
  }
 },
 "ToldChange": {
  "type": "object",
  "required": [
   "kind",
   "path",
   "sentence"
  ],
  "additionalProperties": false,
  "properties": {
   "kind": {
    "enum": [
     "added",
     "removed",
     "moved",
     "changed",
     "contrast",
     "derived"
    ]
   },
   "path": {
    "type": "string"
   },
   "sentence": {
    "type": "string"
   }
  }
 },
 "ChangeList": {
  "type": "object",
  "required": [
   "changes"
  ],
  "additionalProperties": false,
  "properties": {
   "changes": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind",
      "path",
      "sentence"
     ],
     "additionalProperties": false,
     "properties": {
      "kind": {
       "enum": [
        "added",
        "removed",
        "moved",
        "changed",
        "contrast",
        "derived"
       ]
      },
      "path": {
       "type": "string"
      },
      "sentence": {
       "type": "string"
      }
     }
    }
   },
   "untold": {
    "type": "string"
   }
  }
 },
 "InheritedWords": {
  "type": "object",
  "required": [
   "language",
   "words"
  ],
  "additionalProperties": false,
  "properties": {
   "language": {
    "type": "string"
   },
   "words": {
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   }
  }
 },
 "WordList": {
  "type": "object",
  "required": [
   "languages"
  ],
  "additionalProperties": false,
  "properties": {
   "languages": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "language",
      "words"
     ],
     "additionalProperties": false,
     "properties": {
      "language": {
       "type": "string"
      },
      "words": {
       "type": "object",
       "additionalProperties": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 "WhyBody": {
  "type": "object",
  "required": [
   "page",
   "texts",
   "session",
   "flags",
   "templates"
  ],
  "additionalProperties": false,
  "properties": {
   "page": {
    "type": "string"
   },
   "texts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "text"
     ],
     "properties": {
      "path": {
       "type": "string"
      },
      "text": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "session": {
    "enum": [
     "guest",
     "member",
     "trial",
     "agent"
    ]
   },
   "flags": {
    "type": "object",
    "additionalProperties": {
     "type": "boolean"
    }
   },
   "templates": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "mem_cen": {
      "enum": [
       "base",
       "new"
      ]
     },
     "dep_func": {
      "enum": [
       "base",
       "new"
      ]
     }
    }
   },
   "language": {
    "type": "string"
   },
   "device": {
    "enum": [
     "browser",
     "pwa",
     "webclip",
     "app"
    ]
   },
   "time": {
    "type": "string"
   }
  }
 },
 "FactChange": {
  "type": "object",
  "required": [
   "kind",
   "name",
   "to"
  ],
  "additionalProperties": false,
  "properties": {
   "kind": {
    "enum": [
     "flag",
     "template",
     "session",
     "language",
     "device",
     "time"
    ]
   },
   "name": {
    "type": "string"
   },
   "to": {
    "type": "string"
   }
  }
 },
 "WhyLine": {
  "type": "object",
  "required": [
   "id",
   "state",
   "says"
  ],
  "additionalProperties": false,
  "properties": {
   "id": {
    "type": "string"
   },
   "state": {
    "enum": [
     "shown",
     "hidden"
    ]
   },
   "says": {
    "type": "string"
   },
   "reason": {
    "type": "string"
   },
   "change": {
    "type": "string"
   },
   "reads": {
    "type": "string"
   },
   "place": {
    "type": "string"
   },
   "changes": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "kind",
      "name",
      "to"
     ],
     "additionalProperties": false,
     "properties": {
      "kind": {
       "enum": [
        "flag",
        "template",
        "session",
        "language",
        "device",
        "time"
       ]
      },
      "name": {
       "type": "string"
      },
      "to": {
       "type": "string"
      }
     }
    }
   },
   "turns": {
    "type": "string"
   }
  }
 },
 "WhyAnswer": {
  "type": "object",
  "required": [
   "lines"
  ],
  "additionalProperties": false,
  "properties": {
   "lines": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "id",
      "state",
      "says"
     ],
     "additionalProperties": false,
     "properties": {
      "id": {
       "type": "string"
      },
      "state": {
       "enum": [
        "shown",
        "hidden"
       ]
      },
      "says": {
       "type": "string"
      },
      "reason": {
       "type": "string"
      },
      "change": {
       "type": "string"
      },
      "reads": {
       "type": "string"
      },
      "place": {
       "type": "string"
      },
      "changes": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "kind",
         "name",
         "to"
        ],
        "additionalProperties": false,
        "properties": {
         "kind": {
          "enum": [
           "flag",
           "template",
           "session",
           "language",
           "device",
           "time"
          ]
         },
         "name": {
          "type": "string"
         },
         "to": {
          "type": "string"
         }
        }
       }
      },
      "turns": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "SwitchBody": {
  "type": "object",
  "required": [
   "texts",
   "before",
   "after"
  ],
  "additionalProperties": false,
  "properties": {
   "texts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "text"
     ],
     "properties": {
      "path": {
       "type": "string"
      },
      "text": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "before": {
    "type": "object",
    "required": [
     "flags",
     "templates"
    ],
    "additionalProperties": false,
    "properties": {
     "flags": {
      "type": "object",
      "additionalProperties": {
       "type": "boolean"
      }
     },
     "templates": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "mem_cen": {
        "enum": [
         "base",
         "new"
        ]
       },
       "dep_func": {
        "enum": [
         "base",
         "new"
        ]
       }
      }
     }
    }
   },
   "after": {
    "type": "object",
    "required": [
     "flags",
     "templates"
    ],
    "additionalProperties": false,
    "properties": {
     "flags": {
      "type": "object",
      "additionalProperties": {
       "type": "boolean"
      }
     },
     "templates": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "mem_cen": {
        "enum": [
         "base",
         "new"
        ]
       },
       "dep_func": {
        "enum": [
         "base",
         "new"
        ]
       }
      }
     }
    }
   }
  }
 },
 "SwitchState": {
  "type": "object",
  "required": [
   "flags",
   "templates"
  ],
  "additionalProperties": false,
  "properties": {
   "flags": {
    "type": "object",
    "additionalProperties": {
     "type": "boolean"
    }
   },
   "templates": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "mem_cen": {
      "enum": [
       "base",
       "new"
      ]
     },
     "dep_func": {
      "enum": [
       "base",
       "new"
      ]
     }
    }
   }
  }
 },
 "BlockTurn": {
  "type": "object",
  "required": [
   "page",
   "block",
   "turns",
   "sessions",
   "says"
  ],
  "additionalProperties": false,
  "properties": {
   "page": {
    "type": "string"
   },
   "block": {
    "type": "string"
   },
   "turns": {
    "enum": [
     "appears",
     "vanishes",
     "changes"
    ]
   },
   "sessions": {
    "type": "array",
    "items": {
     "enum": [
      "guest",
      "member",
      "trial",
      "agent"
     ]
    }
   },
   "says": {
    "type": "string"
   }
  }
 },
 "SwitchAnswer": {
  "type": "object",
  "required": [
   "turns"
  ],
  "additionalProperties": false,
  "properties": {
   "turns": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "page",
      "block",
      "turns",
      "sessions",
      "says"
     ],
     "additionalProperties": false,
     "properties": {
      "page": {
       "type": "string"
      },
      "block": {
       "type": "string"
      },
      "turns": {
       "enum": [
        "appears",
        "vanishes",
        "changes"
       ]
      },
      "sessions": {
       "type": "array",
       "items": {
        "enum": [
         "guest",
         "member",
         "trial",
         "agent"
        ]
       }
      },
      "says": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "FailingCall": {
  "type": "object",
  "required": [
   "call",
   "how"
  ],
  "additionalProperties": false,
  "properties": {
   "call": {
    "type": "string"
   },
   "how": {
    "enum": [
     "error",
     "refused",
     "nonsense",
     "page",
     "cut",
     "slow"
    ]
   }
  }
 },
 "Scenario": {
  "type": "object",
  "required": [
   "session",
   "flags",
   "templates"
  ],
  "additionalProperties": false,
  "properties": {
   "session": {
    "enum": [
     "guest",
     "member",
     "agent",
     "trial"
    ]
   },
   "flags": {
    "type": "object",
    "additionalProperties": {
     "type": "boolean"
    }
   },
   "templates": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "mem_cen": {
      "enum": [
       "base",
       "new"
      ]
     },
     "dep_func": {
      "enum": [
       "base",
       "new"
      ]
     }
    }
   },
   "language": {
    "type": "string"
   },
   "device": {
    "enum": [
     "browser",
     "pwa",
     "webclip",
     "app"
    ]
   },
   "time": {
    "type": "string"
   },
   "failing": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "call",
      "how"
     ],
     "additionalProperties": false,
     "properties": {
      "call": {
       "type": "string"
      },
      "how": {
       "enum": [
        "error",
        "refused",
        "nonsense",
        "page",
        "cut",
        "slow"
       ]
      }
     }
    }
   }
  }
 },
 "PreviewBody": {
  "type": "object",
  "required": [
   "texts",
   "scenario"
  ],
  "additionalProperties": false,
  "properties": {
   "texts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "text"
     ],
     "properties": {
      "path": {
       "type": "string"
      },
      "text": {
       "type": "string"
      }
     },
     "additionalProperties": false
    }
   },
   "scenario": {
    "type": "object",
    "required": [
     "session",
     "flags",
     "templates"
    ],
    "additionalProperties": false,
    "properties": {
     "session": {
      "enum": [
       "guest",
       "member",
       "agent",
       "trial"
      ]
     },
     "flags": {
      "type": "object",
      "additionalProperties": {
       "type": "boolean"
      }
     },
     "templates": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "mem_cen": {
        "enum": [
         "base",
         "new"
        ]
       },
       "dep_func": {
        "enum": [
         "base",
         "new"
        ]
       }
      }
     },
     "language": {
      "type": "string"
     },
     "device": {
      "enum": [
       "browser",
       "pwa",
       "webclip",
       "app"
      ]
     },
     "time": {
      "type": "string"
     },
     "failing": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "call",
        "how"
       ],
       "additionalProperties": false,
       "properties": {
        "call": {
         "type": "string"
        },
        "how": {
         "enum": [
          "error",
          "refused",
          "nonsense",
          "page",
          "cut",
          "slow"
         ]
        }
       }
      }
     }
    }
   }
  }
 },
 "PreviewAnswer": {
  "type": "object",
  "required": [
   "id",
   "origin",
   "revision",
   "shows",
   "findings"
  ],
  "additionalProperties": false,
  "properties": {
   "id": {
    "type": "string"
   },
   "origin": {
    "type": "string"
   },
   "revision": {
    "type": "string"
   },
   "shows": {
    "enum": [
     "draft",
     "last-good",
     "nothing"
    ]
   },
   "findings": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "severity",
      "file",
      "line",
      "column",
      "path",
      "message"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "severity": {
       "enum": [
        "error",
        "warning"
       ]
      },
      "file": {
       "type": "string"
      },
      "line": {
       "type": "integer"
      },
      "column": {
       "type": "integer"
      },
      "path": {
       "type": "string"
      },
      "message": {
       "type": "string"
      },
      "fix": {
       "type": "object",
       "required": [
        "start",
        "end",
        "insert"
       ],
       "additionalProperties": false,
       "properties": {
        "start": {
         "type": "integer"
        },
        "end": {
         "type": "integer"
        },
        "insert": {
         "type": "string"
        }
       }
      }
     }
    }
   }
  }
 },
 "PhoneBody": {
  "type": "object",
  "required": [
   "preview"
  ],
  "additionalProperties": false,
  "properties": {
   "preview": {
    "type": "string"
   }
  }
 },
 "PhoneVisitor": {
  "type": "object",
  "required": [
   "from",
   "browser",
   "at"
  ],
  "additionalProperties": false,
  "properties": {
   "from": {
    "type": "string"
   },
   "browser": {
    "type": "string"
   },
   "at": {
    "type": "integer"
   }
  }
 },
 "PhoneState": {
  "type": "object",
  "required": [
   "addresses",
   "visitors"
  ],
  "additionalProperties": false,
  "properties": {
   "preview": {
    "type": "string"
   },
   "addresses": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "visitors": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "from",
      "browser",
      "at"
     ],
     "additionalProperties": false,
     "properties": {
      "from": {
       "type": "string"
      },
      "browser": {
       "type": "string"
      },
      "at": {
       "type": "integer"
      }
     }
    }
   }
  }
 },
 "SaveBody": {
  "type": "object",
  "required": [
   "files"
  ],
  "additionalProperties": false,
  "properties": {
   "files": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "text",
      "fingerprint"
     ],
     "additionalProperties": false,
     "properties": {
      "path": {
       "type": "string"
      },
      "text": {
       "type": "string"
      },
      "fingerprint": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "SavedFile": {
  "type": "object",
  "required": [
   "path",
   "fingerprint"
  ],
  "additionalProperties": false,
  "properties": {
   "path": {
    "type": "string"
   },
   "fingerprint": {
    "type": "string"
   }
  }
 },
 "SaveAnswer": {
  "type": "object",
  "required": [
   "files"
  ],
  "additionalProperties": false,
  "properties": {
   "files": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "fingerprint"
     ],
     "additionalProperties": false,
     "properties": {
      "path": {
       "type": "string"
      },
      "fingerprint": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "ChangedFile": {
  "type": "object",
  "required": [
   "path",
   "mine",
   "theirs",
   "fingerprint"
  ],
  "additionalProperties": false,
  "properties": {
   "path": {
    "type": "string"
   },
   "mine": {
    "type": "string"
   },
   "theirs": {
    "type": "string"
   },
   "fingerprint": {
    "type": "string"
   }
  }
 },
 "ArtBody": {
  "type": "object",
  "required": [
   "name",
   "content"
  ],
  "additionalProperties": false,
  "properties": {
   "name": {
    "type": "string"
   },
   "content": {
    "type": "string"
   },
   "fingerprint": {
    "type": "string"
   }
  }
 },
 "ArtRemovalBody": {
  "type": "object",
  "required": [
   "path",
   "fingerprint"
  ],
  "additionalProperties": false,
  "properties": {
   "path": {
    "type": "string"
   },
   "fingerprint": {
    "type": "string"
   }
  }
 },
 "ArtRemoved": {
  "type": "object",
  "required": [
   "path"
  ],
  "additionalProperties": false,
  "properties": {
   "path": {
    "type": "string"
   }
  }
 },
 "FlagState": {
  "type": "object",
  "required": [
   "name",
   "title",
   "owner",
   "changes",
   "platform",
   "default",
   "on",
   "decides"
  ],
  "additionalProperties": false,
  "properties": {
   "name": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "owner": {
    "type": "string"
   },
   "changes": {
    "type": "string"
   },
   "platform": {
    "type": "boolean"
   },
   "default": {
    "type": "boolean"
   },
   "on": {
    "type": "boolean"
   },
   "forcedOff": {
    "type": "string"
   },
   "decides": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  }
 },
 "LiveSettings": {
  "type": "object",
  "required": [
   "settings",
   "readers",
   "flags"
  ],
  "additionalProperties": false,
  "properties": {
   "settings": {},
   "readers": {
    "type": "object",
    "additionalProperties": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   },
   "flags": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "name",
      "title",
      "owner",
      "changes",
      "platform",
      "default",
      "on",
      "decides"
     ],
     "additionalProperties": false,
     "properties": {
      "name": {
       "type": "string"
      },
      "title": {
       "type": "string"
      },
      "owner": {
       "type": "string"
      },
      "changes": {
       "type": "string"
      },
      "platform": {
       "type": "boolean"
      },
      "default": {
       "type": "boolean"
      },
      "on": {
       "type": "boolean"
      },
      "forcedOff": {
       "type": "string"
      },
      "decides": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 "SettingsBody": {
  "type": "object"
 },
 "PublishBody": {
  "type": "object",
  "required": [],
  "additionalProperties": false,
  "properties": {
   "merchants": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "release": {
    "type": "string"
   }
  }
 },
 "RollbackBody": {
  "type": "object",
  "required": [],
  "additionalProperties": false,
  "properties": {
   "release": {
    "type": "string"
   },
   "merchants": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "basis": {
    "type": "string"
   }
  }
 },
 "RollbackImpact": {
  "type": "object",
  "required": [
   "sentences",
   "offAir",
   "turns",
   "basis"
  ],
  "additionalProperties": false,
  "properties": {
   "sentences": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "offAir": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "turns": {
    "type": "integer"
   },
   "basis": {
    "type": "string"
   }
  }
 },
 "RefusedMerchant": {
  "type": "object",
  "required": [
   "code",
   "sentence",
   "errors"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "sentence": {
    "type": "string"
   },
   "errors": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "severity",
      "file",
      "line",
      "column",
      "path",
      "message"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "severity": {
       "enum": [
        "error",
        "warning"
       ]
      },
      "file": {
       "type": "string"
      },
      "line": {
       "type": "integer"
      },
      "column": {
       "type": "integer"
      },
      "path": {
       "type": "string"
      },
      "message": {
       "type": "string"
      },
      "fix": {
       "type": "object",
       "required": [
        "start",
        "end",
        "insert"
       ],
       "additionalProperties": false,
       "properties": {
        "start": {
         "type": "integer"
        },
        "end": {
         "type": "integer"
        },
        "insert": {
         "type": "string"
        }
       }
      }
     }
    }
   }
  }
 },
 "MerchantImpact": {
  "type": "object",
  "required": [
   "code",
   "becomes",
   "hosts",
   "sentences"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "becomes": {
    "enum": [
     "new",
     "changed",
     "taken down"
    ]
   },
   "hosts": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "sentences": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  }
 },
 "PublishImpact": {
  "type": "object",
  "required": [
   "merchants",
   "refused",
   "sum"
  ],
  "additionalProperties": false,
  "properties": {
   "merchants": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "becomes",
      "hosts",
      "sentences"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "becomes": {
       "enum": [
        "new",
        "changed",
        "taken down"
       ]
      },
      "hosts": {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      "sentences": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     }
    }
   },
   "refused": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "sentence",
      "errors"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "sentence": {
       "type": "string"
      },
      "errors": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "code",
         "severity",
         "file",
         "line",
         "column",
         "path",
         "message"
        ],
        "additionalProperties": false,
        "properties": {
         "code": {
          "type": "string"
         },
         "severity": {
          "enum": [
           "error",
           "warning"
          ]
         },
         "file": {
          "type": "string"
         },
         "line": {
          "type": "integer"
         },
         "column": {
          "type": "integer"
         },
         "path": {
          "type": "string"
         },
         "message": {
          "type": "string"
         },
         "fix": {
          "type": "object",
          "required": [
           "start",
           "end",
           "insert"
          ],
          "additionalProperties": false,
          "properties": {
           "start": {
            "type": "integer"
           },
           "end": {
            "type": "integer"
           },
           "insert": {
            "type": "string"
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "sum": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  }
 },
 "PublishOutcome": {
  "type": "object",
  "required": [
   "published",
   "refused",
   "takenDown",
   "changedHosts",
   "hosts"
  ],
  "additionalProperties": false,
  "properties": {
   "release": {
    "type": "string"
   },
   "published": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "refused": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "code",
      "sentence",
      "errors"
     ],
     "additionalProperties": false,
     "properties": {
      "code": {
       "type": "string"
      },
      "sentence": {
       "type": "string"
      },
      "errors": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "code",
         "severity",
         "file",
         "line",
         "column",
         "path",
         "message"
        ],
        "additionalProperties": false,
        "properties": {
         "code": {
          "type": "string"
         },
         "severity": {
          "enum": [
           "error",
           "warning"
          ]
         },
         "file": {
          "type": "string"
         },
         "line": {
          "type": "integer"
         },
         "column": {
          "type": "integer"
         },
         "path": {
          "type": "string"
         },
         "message": {
          "type": "string"
         },
         "fix": {
          "type": "object",
          "required": [
           "start",
           "end",
           "insert"
          ],
          "additionalProperties": false,
          "properties": {
           "start": {
            "type": "integer"
           },
           "end": {
            "type": "integer"
           },
           "insert": {
            "type": "string"
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "takenDown": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "changedHosts": {
    "type": "integer"
   },
   "hosts": {
    "type": "integer"
   }
  }
 },
 "PublishRun": {
  "type": "object",
  "required": [
   "kind",
   "state",
   "done",
   "of"
  ],
  "additionalProperties": false,
  "properties": {
   "kind": {
    "enum": [
     "publish",
     "rollback"
    ]
   },
   "state": {
    "enum": [
     "busy",
     "done",
     "failed"
    ]
   },
   "done": {
    "type": "integer"
   },
   "of": {
    "type": "integer"
   },
   "merchant": {
    "type": "string"
   },
   "message": {
    "type": "string"
   },
   "outcome": {
    "type": "object",
    "required": [
     "published",
     "refused",
     "takenDown",
     "changedHosts",
     "hosts"
    ],
    "additionalProperties": false,
    "properties": {
     "release": {
      "type": "string"
     },
     "published": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "refused": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "code",
        "sentence",
        "errors"
       ],
       "additionalProperties": false,
       "properties": {
        "code": {
         "type": "string"
        },
        "sentence": {
         "type": "string"
        },
        "errors": {
         "type": "array",
         "items": {
          "type": "object",
          "required": [
           "code",
           "severity",
           "file",
           "line",
           "column",
           "path",
           "message"
          ],
          "additionalProperties": false,
          "properties": {
           "code": {
            "type": "string"
           },
           "severity": {
            "enum": [
             "error",
             "warning"
            ]
           },
           "file": {
            "type": "string"
           },
           "line": {
            "type": "integer"
           },
           "column": {
            "type": "integer"
           },
           "path": {
            "type": "string"
           },
           "message": {
            "type": "string"
           },
           "fix": {
            "type": "object",
            "required": [
             "start",
             "end",
             "insert"
            ],
            "additionalProperties": false,
            "properties": {
             "start": {
              "type": "integer"
             },
             "end": {
              "type": "integer"
             },
             "insert": {
              "type": "string"
             }
            }
           }
          }
         }
        }
       }
      }
     },
     "takenDown": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "changedHosts": {
      "type": "integer"
     },
     "hosts": {
      "type": "integer"
     }
    }
   }
  }
 },
 "PublishedRelease": {
  "type": "object",
  "required": [
   "name",
   "published",
   "lastServed",
   "hosts",
   "current"
  ],
  "additionalProperties": false,
  "properties": {
   "name": {
    "type": "string"
   },
   "published": {
    "type": [
     "string",
     "null"
    ]
   },
   "lastServed": {
    "type": [
     "string",
     "null"
    ]
   },
   "hosts": {
    "type": "integer"
   },
   "current": {
    "type": "boolean"
   }
  }
 },
 "ServedHost": {
  "type": "object",
  "required": [
   "host",
   "site",
   "release"
  ],
  "additionalProperties": false,
  "properties": {
   "host": {
    "type": "string"
   },
   "site": {
    "type": "string"
   },
   "release": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "PublishingState": {
  "type": "object",
  "required": [
   "folder",
   "releases",
   "hosts"
  ],
  "additionalProperties": false,
  "properties": {
   "folder": {
    "type": "string"
   },
   "releases": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "name",
      "published",
      "lastServed",
      "hosts",
      "current"
     ],
     "additionalProperties": false,
     "properties": {
      "name": {
       "type": "string"
      },
      "published": {
       "type": [
        "string",
        "null"
       ]
      },
      "lastServed": {
       "type": [
        "string",
        "null"
       ]
      },
      "hosts": {
       "type": "integer"
      },
      "current": {
       "type": "boolean"
      }
     }
    }
   },
   "hosts": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "host",
      "site",
      "release"
     ],
     "additionalProperties": false,
     "properties": {
      "host": {
       "type": "string"
      },
      "site": {
       "type": "string"
      },
      "release": {
       "type": [
        "string",
        "null"
       ]
      }
     }
    }
   },
   "run": {
    "type": "object",
    "required": [
     "kind",
     "state",
     "done",
     "of"
    ],
    "additionalProperties": false,
    "properties": {
     "kind": {
      "enum": [
       "publish",
       "rollback"
      ]
     },
     "state": {
      "enum": [
       "busy",
       "done",
       "failed"
      ]
     },
     "done": {
      "type": "integer"
     },
     "of": {
      "type": "integer"
     },
     "merchant": {
      "type": "string"
     },
     "message": {
      "type": "string"
     },
     "outcome": {
      "type": "object",
      "required": [
       "published",
       "refused",
       "takenDown",
       "changedHosts",
       "hosts"
      ],
      "additionalProperties": false,
      "properties": {
       "release": {
        "type": "string"
       },
       "published": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "refused": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "code",
          "sentence",
          "errors"
         ],
         "additionalProperties": false,
         "properties": {
          "code": {
           "type": "string"
          },
          "sentence": {
           "type": "string"
          },
          "errors": {
           "type": "array",
           "items": {
            "type": "object",
            "required": [
             "code",
             "severity",
             "file",
             "line",
             "column",
             "path",
             "message"
            ],
            "additionalProperties": false,
            "properties": {
             "code": {
              "type": "string"
             },
             "severity": {
              "enum": [
               "error",
               "warning"
              ]
             },
             "file": {
              "type": "string"
             },
             "line": {
              "type": "integer"
             },
             "column": {
              "type": "integer"
             },
             "path": {
              "type": "string"
             },
             "message": {
              "type": "string"
             },
             "fix": {
              "type": "object",
              "required": [
               "start",
               "end",
               "insert"
              ],
              "additionalProperties": false,
              "properties": {
               "start": {
                "type": "integer"
               },
               "end": {
                "type": "integer"
               },
               "insert": {
                "type": "string"
               }
              }
             }
            }
           }
          }
         }
        }
       },
       "takenDown": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "changedHosts": {
        "type": "integer"
       },
       "hosts": {
        "type": "integer"
       }
      }
     }
    }
   }
  }
 },
 "StudioRefusal": {
  "type": "object",
  "required": [
   "code",
   "message"
  ],
  "additionalProperties": false,
  "properties": {
   "code": {
    "type": "string"
   },
   "message": {
    "type": "string"
   },
   "changed": {
    "type": "array",
    "items": {
     "type": "object",
     "required": [
      "path",
      "mine",
      "theirs",
      "fingerprint"
     ],
     "additionalProperties": false,
     "properties": {
      "path": {
       "type": "string"
      },
      "mine": {
       "type": "string"
      },
      "theirs": {
       "type": "string"
      },
      "fingerprint": {
       "type": "string"
      }
     }
    }
   }
  }
 }
} as const

export const configSchemas = {
 "AccountBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "account"
   },
   "variant": {
    "type": "string",
    "enum": [
     "strip",
     "figures",
     "passbook",
     "hero"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "actions",
     "masked",
     "single",
     "tone"
    ],
    "properties": {
     "greeting": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "line": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "actions": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "deposit",
        "withdraw",
        "transfer"
       ]
      }
     },
     "masked": {
      "type": "boolean"
     },
     "single": {
      "type": "string",
      "enum": [
       "hide",
       "show"
      ]
     },
     "tone": {
      "type": "string",
      "enum": [
       "deep",
       "clear"
      ]
     }
    }
   }
  }
 },
 "AppDownloadsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "app-downloads"
   },
   "variant": {
    "type": "string",
    "enum": [
     "cards"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "homeScreen",
     "steps"
    ],
    "properties": {
     "homeScreen": {
      "type": "boolean"
     },
     "steps": {
      "type": "boolean"
     }
    }
   }
  }
 },
 "BannerBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "banner"
   },
   "variant": {
    "type": "string",
    "enum": [
     "inset",
     "full-bleed",
     "poster",
     "hero"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "group",
     "empty",
     "autoplay",
     "speed",
     "threshold"
    ],
    "properties": {
     "group": {
      "type": "string"
     },
     "empty": {
      "type": "string",
      "enum": [
       "notice",
       "hide"
      ]
     },
     "autoplay": {
      "type": "integer"
     },
     "speed": {
      "type": "integer"
     },
     "threshold": {
      "type": "integer"
     },
     "art": {
      "type": "string"
     },
     "memberArt": {
      "type": "string"
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "line": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "followed": {
      "type": "integer"
     },
     "labels": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "text",
        "x",
        "y"
       ],
       "properties": {
        "text": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "object",
           "patternProperties": {
            "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
             "type": "string"
            }
           },
           "additionalProperties": false
          }
         ]
        },
        "x": {
         "type": "number"
        },
        "y": {
         "type": "number"
        },
        "who": {
         "type": "string",
         "enum": [
          "guest",
          "all"
         ]
        },
        "ink": {
         "type": "string",
         "enum": [
          "dark",
          "light"
         ]
        }
       }
      }
     }
    }
   }
  }
 },
 "BottomMenuBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "bottom-menu"
   },
   "variant": {
    "type": "string",
    "enum": [
     "flat",
     "ruled",
     "floating",
     "notched",
     "dock"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "labels"
    ],
    "properties": {
     "labels": {
      "type": "string",
      "enum": [
       "all",
       "active"
      ]
     }
    }
   }
  }
 },
 "CategoriesBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "categories"
   },
   "variant": {
    "type": "string",
    "enum": [
     "grid",
     "rail",
     "side",
     "tabs",
     "pills"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tiles",
     "hot",
     "feature",
     "edge",
     "over",
     "tone"
    ],
    "properties": {
     "only": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "RNG",
        "FISH",
        "LIVE",
        "SPORTS",
        "ESPORTS",
        "PVP",
        "LOTT",
        "ELOTT",
        "COCKFIGHT",
        "CRICKET",
        "CRASH",
        "MINI"
       ]
      }
     },
     "initial": {
      "type": "string",
      "enum": [
       "RNG",
       "FISH",
       "LIVE",
       "SPORTS",
       "ESPORTS",
       "PVP",
       "LOTT",
       "ELOTT",
       "COCKFIGHT",
       "CRICKET",
       "CRASH",
       "MINI"
      ]
     },
     "tiles": {
      "type": "integer"
     },
     "hot": {
      "type": "boolean"
     },
     "feature": {
      "type": "boolean"
     },
     "edge": {
      "type": "string",
      "enum": [
       "none",
       "arc",
       "scallop"
      ]
     },
     "over": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "ContactBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "contact"
   },
   "variant": {
    "type": "string",
    "enum": [
     "pills",
     "cards",
     "cells"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "look",
     "ground"
    ],
    "properties": {
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "line": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "art": {
      "type": "string"
     },
     "look": {
      "type": "string",
      "enum": [
       "soft",
       "solid"
      ]
     },
     "ground": {
      "type": "string",
      "enum": [
       "page",
       "sunken"
      ]
     }
    }
   }
  }
 },
 "DepositBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "deposit"
   },
   "variant": {
    "type": "string",
    "enum": [
     "page",
     "stepper"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "columns",
     "amounts",
     "code"
    ],
    "properties": {
     "columns": {
      "type": "integer"
     },
     "amounts": {
      "type": "string",
      "enum": [
       "chips",
       "ruler"
      ]
     },
     "code": {
      "type": "string",
      "enum": [
       "squares",
       "dots"
      ]
     }
    }
   }
  }
 },
 "FixturesBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "fixtures"
   },
   "variant": {
    "type": "string",
    "enum": [
     "rows"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "limit"
    ],
    "properties": {
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "category": {
      "type": "string",
      "enum": [
       "SPORTS",
       "ESPORTS",
       "COCKFIGHT",
       "CRICKET"
      ]
     },
     "limit": {
      "type": "integer"
     }
    }
   }
  }
 },
 "FooterBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "footer"
   },
   "variant": {
    "type": "string",
    "enum": [
     "plain",
     "inverse",
     "sunken",
     "level"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "links",
     "forms"
    ],
    "properties": {
     "links": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "text",
        "to"
       ],
       "properties": {
        "text": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "object",
           "patternProperties": {
            "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
             "type": "string"
            }
           },
           "additionalProperties": false
          }
         ]
        },
        "to": {
         "type": "string"
        }
       }
      }
     },
     "statement": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "forms": {
      "type": "string",
      "enum": [
       "full",
       "line"
      ]
     }
    }
   }
  }
 },
 "GameGridBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "game-grid"
   },
   "variant": {
    "type": "string",
    "enum": [
     "covers",
     "captioned",
     "rows",
     "lead"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "columns",
     "wide",
     "tone"
    ],
    "properties": {
     "columns": {
      "type": "integer"
     },
     "wide": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "GameListBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "game-list"
   },
   "variant": {
    "type": "string",
    "enum": [
     "tiles",
     "compact",
     "scenes",
     "rows"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "limit"
    ],
    "properties": {
     "types": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "RNG",
        "FISH",
        "LIVE",
        "SPORTS",
        "ESPORTS",
        "PVP",
        "LOTT",
        "ELOTT",
        "COCKFIGHT",
        "CRICKET",
        "CRASH",
        "MINI"
       ]
      }
     },
     "limit": {
      "type": "integer"
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     }
    }
   }
  }
 },
 "GameSearchBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "game-search"
   },
   "variant": {
    "type": "string",
    "enum": [
     "field",
     "pill"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone",
     "limit"
    ],
    "properties": {
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     },
     "limit": {
      "type": "integer"
     }
    }
   }
  }
 },
 "GoodsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "goods"
   },
   "variant": {
    "type": "string",
    "enum": [
     "grid",
     "shelf",
     "arch"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "goods",
       "freeSpins"
      ]
     }
    }
   }
  }
 },
 "HeaderBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "header"
   },
   "variant": {
    "type": "string",
    "enum": [
     "bar",
     "overlay"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "menuSide",
     "languageLabel",
     "showDeposit",
     "inbox",
     "logo",
     "languageIcon"
    ],
    "properties": {
     "menuSide": {
      "type": "string",
      "enum": [
       "start",
       "end"
      ]
     },
     "languageLabel": {
      "type": "string",
      "enum": [
       "name",
       "code"
      ]
     },
     "showDeposit": {
      "type": "boolean"
     },
     "inbox": {
      "type": "boolean"
     },
     "logo": {
      "type": "string",
      "enum": [
       "regular",
       "large"
      ]
     },
     "languageIcon": {
      "type": "string",
      "enum": [
       "globe",
       "chevron"
      ]
     }
    }
   }
  }
 },
 "HelpTopicsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "help-topics"
   },
   "variant": {
    "type": "string",
    "enum": [
     "accordion"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "topics",
     "search"
    ],
    "properties": {
     "topics": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "category",
        "question",
        "answer"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "category": {
         "type": "string",
         "enum": [
          "account",
          "deposit",
          "withdraw",
          "bonus",
          "app"
         ]
        },
        "question": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "object",
           "patternProperties": {
            "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
             "type": "string"
            }
           },
           "additionalProperties": false
          }
         ]
        },
        "answer": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "object",
           "patternProperties": {
            "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
             "type": "string"
            }
           },
           "additionalProperties": false
          }
         ]
        }
       }
      }
     },
     "search": {
      "type": "boolean"
     }
    }
   }
  }
 },
 "LevelGiftsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "level-gifts"
   },
   "variant": {
    "type": "string",
    "enum": [
     "rows"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone"
    ],
    "properties": {
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "LiveRoomsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "live-rooms"
   },
   "variant": {
    "type": "string",
    "enum": [
     "rail",
     "list"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "limit"
    ],
    "properties": {
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "limit": {
      "type": "integer"
     }
    }
   }
  }
 },
 "LobbyFiltersBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "lobby-filters"
   },
   "variant": {
    "type": "string",
    "enum": [
     "tabs",
     "pills",
     "sheet"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "shows",
     "random",
     "count",
     "tone"
    ],
    "properties": {
     "shows": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "hot",
        "new",
        "favourites",
        "recent"
       ]
      }
     },
     "random": {
      "type": "boolean"
     },
     "count": {
      "type": "boolean"
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "LoginFormBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "login-form"
   },
   "variant": {
    "type": "string",
    "enum": [
     "boxed",
     "ruled",
     "filled"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "join",
     "joinAs",
     "progress",
     "button",
     "captcha"
    ],
    "properties": {
     "join": {
      "type": "boolean"
     },
     "joinAs": {
      "type": "string",
      "enum": [
       "button",
       "line"
      ]
     },
     "progress": {
      "type": "string",
      "enum": [
       "none",
       "dots"
      ]
     },
     "button": {
      "type": "string",
      "enum": [
       "accent",
       "primary"
      ]
     },
     "captcha": {
      "type": "string",
      "enum": [
       "asked",
       "always"
      ]
     }
    }
   }
  }
 },
 "LotteriesBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "lotteries"
   },
   "variant": {
    "type": "string",
    "enum": [
     "leaf",
     "tiles",
     "rows",
     "groups"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "mode",
     "modes",
     "draws",
     "limit",
     "calendar"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "Lott",
       "Elott"
      ]
     },
     "modes": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "Lott",
        "Elott"
       ]
      }
     },
     "draws": {
      "type": "string",
      "enum": [
       "tiles",
       "leaves",
       "rows"
      ]
     },
     "limit": {
      "type": "integer"
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "calendar": {
      "type": "string",
      "enum": [
       "none",
       "chinese"
      ]
     }
    }
   }
  }
 },
 "MallOrdersBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "mall-orders"
   },
   "variant": {
    "type": "string",
    "enum": [
     "plain"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {}
   }
  }
 },
 "MemberMenuBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "member-menu"
   },
   "variant": {
    "type": "string",
    "enum": [
     "list",
     "grid"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "groups",
     "logout",
     "tone",
     "edge",
     "over"
    ],
    "properties": {
     "groups": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name",
        "entries"
       ],
       "properties": {
        "name": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "object",
           "patternProperties": {
            "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
             "type": "string"
            }
           },
           "additionalProperties": false
          }
         ]
        },
        "entries": {
         "type": "array",
         "items": {
          "type": "string",
          "enum": [
           "deposit",
           "withdraw",
           "records",
           "transfer",
           "bets",
           "accountRecord",
           "profit",
           "bonus",
           "bankCards",
           "activity",
           "mall",
           "redEnvelope",
           "invite",
           "winners",
           "agentHome",
           "team",
           "agentIncome",
           "agentLinks",
           "contracts",
           "rewards",
           "vip",
           "notice",
           "messages",
           "service",
           "feedback",
           "help",
           "settings",
           "security",
           "changePassword",
           "identity",
           "playSafely",
           "download",
           "userAgreement"
          ]
         }
        }
       }
      }
     },
     "logout": {
      "type": "boolean"
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     },
     "edge": {
      "type": "string",
      "enum": [
       "none",
       "arc",
       "scallop"
      ]
     },
     "over": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "MemberProfileBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "member-profile"
   },
   "variant": {
    "type": "string",
    "enum": [
     "row",
     "hero"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "joined",
     "progress",
     "portrait",
     "badges",
     "tone"
    ],
    "properties": {
     "joined": {
      "type": "boolean"
     },
     "progress": {
      "type": "boolean"
     },
     "portrait": {
      "type": "string",
      "enum": [
       "start",
       "end"
      ]
     },
     "badges": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "MemberWalletBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "member-wallet"
   },
   "variant": {
    "type": "string",
    "enum": [
     "card",
     "vendors"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "actions",
     "tone"
    ],
    "properties": {
     "actions": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "deposit",
        "withdraw",
        "accounts"
       ]
      }
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "MissionsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "missions"
   },
   "variant": {
    "type": "string",
    "enum": [
     "rows"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone"
    ],
    "properties": {
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "MyGamesBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "my-games"
   },
   "variant": {
    "type": "string",
    "enum": [
     "rail",
     "grid"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "which",
     "limit",
     "tone"
    ],
    "properties": {
     "which": {
      "type": "string",
      "enum": [
       "recent",
       "favourites",
       "hot"
      ]
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "limit": {
      "type": "integer"
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "NoticesBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "notices"
   },
   "variant": {
    "type": "string",
    "enum": [
     "line",
     "ticker"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "divisor",
     "tone"
    ],
    "properties": {
     "divisor": {
      "type": "integer"
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "PictureBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "picture"
   },
   "variant": {
    "type": "string",
    "enum": [
     "scene",
     "banner",
     "headline",
     "field"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "logo"
    ],
    "properties": {
     "art": {
      "type": "string"
     },
     "over": {
      "type": "string"
     },
     "behindBar": {
      "type": "string",
      "enum": [
       "none",
       "titled",
       "untitled"
      ]
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "line": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "followed": {
      "type": "integer"
     },
     "group": {
      "type": "string"
     },
     "logo": {
      "type": "string",
      "enum": [
       "none",
       "regular",
       "large"
      ]
     }
    }
   }
  }
 },
 "PointsBalanceBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "points-balance"
   },
   "variant": {
    "type": "string",
    "enum": [
     "plain"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
     "picture": {
      "type": "string"
     }
    }
   }
  }
 },
 "PointsExchangeBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "points-exchange"
   },
   "variant": {
    "type": "string",
    "enum": [
     "plain"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {}
   }
  }
 },
 "PopularGamesBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "popular-games"
   },
   "variant": {
    "type": "string",
    "enum": [
     "strip",
     "grid",
     "covers"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "source",
     "limit",
     "footer",
     "more"
    ],
    "properties": {
     "source": {
      "type": "string",
      "enum": [
       "popular",
       "hot"
      ]
     },
     "limit": {
      "type": "integer"
     },
     "footer": {
      "type": "boolean"
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "more": {
      "type": "boolean"
     }
    }
   }
  }
 },
 "PromotionsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "promotions"
   },
   "variant": {
    "type": "string",
    "enum": [
     "tickets",
     "posters"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "lead",
     "picture"
    ],
    "properties": {
     "lead": {
      "type": "boolean"
     },
     "picture": {
      "type": "string",
      "enum": [
       "start",
       "end"
      ]
     },
     "limit": {
      "type": "integer"
     }
    }
   }
  }
 },
 "RedEnvelopeBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "red-envelope"
   },
   "variant": {
    "type": "string",
    "enum": [
     "packet"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "soon"
    ],
    "properties": {
     "soon": {
      "type": "integer"
     }
    }
   }
  }
 },
 "RegisterFormBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "register-form"
   },
   "variant": {
    "type": "string",
    "enum": [
     "boxed",
     "ruled",
     "filled"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "progress",
     "ringAt",
     "login",
     "statements",
     "submit"
    ],
    "properties": {
     "progress": {
      "type": "string",
      "enum": [
       "none",
       "count",
       "dots",
       "ring"
      ]
     },
     "ringAt": {
      "type": "string",
      "enum": [
       "form",
       "picture"
      ]
     },
     "login": {
      "type": "boolean"
     },
     "statements": {
      "type": "string",
      "enum": [
       "each",
       "joined"
      ]
     },
     "submit": {
      "type": "string",
      "enum": [
       "end",
       "fixed"
      ]
     }
    }
   }
  }
 },
 "RewardListBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "reward-list"
   },
   "variant": {
    "type": "string",
    "enum": [
     "cards"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "all",
     "tone"
    ],
    "properties": {
     "all": {
      "type": "boolean"
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "ScoreboardBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "scoreboard"
   },
   "variant": {
    "type": "string",
    "enum": [
     "rail"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "limit"
    ],
    "properties": {
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "category": {
      "type": "string",
      "enum": [
       "SPORTS",
       "ESPORTS",
       "COCKFIGHT",
       "CRICKET"
      ]
     },
     "limit": {
      "type": "integer"
     }
    }
   }
  }
 },
 "ServiceChannelsBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "service-channels"
   },
   "variant": {
    "type": "string",
    "enum": [
     "cards"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "qr"
    ],
    "properties": {
     "email": {
      "type": "string"
     },
     "qr": {
      "type": "boolean"
     }
    }
   }
  }
 },
 "ServiceBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "service"
   },
   "variant": {
    "type": "string",
    "enum": [
     "headset"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "limit"
    ],
    "properties": {
     "limit": {
      "type": "integer"
     }
    }
   }
  }
 },
 "SignInCalendarBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "sign-in-calendar"
   },
   "variant": {
    "type": "string",
    "enum": [
     "month",
     "week"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone"
    ],
    "properties": {
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "SlideMenuBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "slide-menu"
   },
   "variant": {
    "type": "string",
    "enum": [
     "panel",
     "blocks",
     "book",
     "index"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "side",
     "single",
     "inPlay"
    ],
    "properties": {
     "side": {
      "type": "string",
      "enum": [
       "start",
       "end"
      ]
     },
     "single": {
      "type": "string",
      "enum": [
       "hide",
       "show"
      ]
     },
     "only": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "RNG",
        "FISH",
        "LIVE",
        "SPORTS",
        "ESPORTS",
        "PVP",
        "LOTT",
        "ELOTT",
        "COCKFIGHT",
        "CRICKET",
        "CRASH",
        "MINI"
       ]
      }
     },
     "counts": {
      "type": "string",
      "enum": [
       "plain",
       "units",
       "vendors"
      ]
     },
     "inPlay": {
      "type": "boolean"
     }
    }
   }
  }
 },
 "SocialLoginBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "social-login"
   },
   "variant": {
    "type": "string",
    "enum": [
     "buttons",
     "icons",
     "badges",
     "row"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "providers",
     "other"
    ],
    "properties": {
     "providers": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "facebook",
        "google"
       ]
      }
     },
     "other": {
      "type": "string",
      "enum": [
       "none",
       "join",
       "login"
      ]
     }
    }
   }
  }
 },
 "TrialFormBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "trial-form"
   },
   "variant": {
    "type": "string",
    "enum": [
     "boxed",
     "filled"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {}
   }
  }
 },
 "TrialPlayBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "trial-play"
   },
   "variant": {
    "type": "string",
    "enum": [
     "button",
     "pill",
     "link",
     "pair"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone",
     "look"
    ],
    "properties": {
     "text": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     },
     "look": {
      "type": "string",
      "enum": [
       "soft",
       "outline"
      ]
     },
     "lead": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     }
    }
   }
  }
 },
 "VendorBarBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "vendor-bar"
   },
   "variant": {
    "type": "string",
    "enum": [
     "chips",
     "bubbles"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone"
    ],
    "properties": {
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "VendorHeadBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "vendor-head"
   },
   "variant": {
    "type": "string",
    "enum": [
     "row",
     "banner"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tone"
    ],
    "properties": {
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     }
    }
   }
  }
 },
 "VendorSectionBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "vendor-section"
   },
   "variant": {
    "type": "string",
    "enum": [
     "grid",
     "lanes",
     "list",
     "bubbles",
     "scenes",
     "rows",
     "posters",
     "crops",
     "feature",
     "capsules"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "category",
     "except",
     "more",
     "tone",
     "lead",
     "edge",
     "over",
     "covers",
     "count",
     "countAt",
     "alike",
     "wide",
     "marks"
    ],
    "properties": {
     "category": {
      "type": "string",
      "enum": [
       "RNG",
       "FISH",
       "LIVE",
       "SPORTS",
       "ESPORTS",
       "PVP",
       "LOTT",
       "ELOTT",
       "COCKFIGHT",
       "CRICKET",
       "CRASH",
       "MINI",
       "*"
      ]
     },
     "except": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "RNG",
        "FISH",
        "LIVE",
        "SPORTS",
        "ESPORTS",
        "PVP",
        "LOTT",
        "ELOTT",
        "COCKFIGHT",
        "CRICKET",
        "CRASH",
        "MINI"
       ]
      }
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "rows": {
      "type": "integer"
     },
     "more": {
      "type": "boolean"
     },
     "tone": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     },
     "lead": {
      "type": "boolean"
     },
     "edge": {
      "type": "string",
      "enum": [
       "none",
       "arc",
       "scallop"
      ]
     },
     "over": {
      "type": "string",
      "enum": [
       "plain",
       "clear",
       "tinted",
       "deep",
       "accent",
       "inverse"
      ]
     },
     "depth": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "perch": {
      "type": "string"
     },
     "covers": {
      "type": "string",
      "enum": [
       "none",
       "grid",
       "strip"
      ]
     },
     "count": {
      "type": "string",
      "enum": [
       "games",
       "vendors",
       "none"
      ]
     },
     "countAt": {
      "type": "string",
      "enum": [
       "title",
       "more"
      ]
     },
     "moreText": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "alike": {
      "type": "array",
      "items": {
       "type": "string",
       "enum": [
        "RNG",
        "FISH",
        "LIVE",
        "SPORTS",
        "ESPORTS",
        "PVP",
        "LOTT",
        "ELOTT",
        "COCKFIGHT",
        "CRICKET",
        "CRASH",
        "MINI"
       ]
      }
     },
     "wide": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "marks": {
      "type": "boolean"
     }
    }
   }
  }
 },
 "WinnerBoardBlock": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "variant",
   "settings"
  ],
  "properties": {
   "type": {
    "const": "winner-board"
   },
   "variant": {
    "type": "string",
    "enum": [
     "podium",
     "table",
     "almanac",
     "ticker"
    ]
   },
   "when": {},
   "fallback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "header",
       "footer",
       "bottom-menu",
       "slide-menu",
       "service",
       "banner",
       "notices",
       "account",
       "categories",
       "vendor-section",
       "popular-games",
       "winner-board",
       "contact",
       "fixtures",
       "scoreboard",
       "game-list",
       "vendor-bar",
       "game-grid",
       "vendor-head",
       "my-games",
       "game-search",
       "lobby-filters",
       "lotteries",
       "picture",
       "login-form",
       "register-form",
       "trial-form",
       "social-login",
       "trial-play",
       "red-envelope",
       "live-rooms",
       "member-profile",
       "member-wallet",
       "member-menu",
       "deposit",
       "points-balance",
       "goods",
       "points-exchange",
       "mall-orders",
       "help-topics",
       "service-channels",
       "promotions",
       "app-downloads",
       "sign-in-calendar",
       "reward-list",
       "missions",
       "level-gifts"
      ]
     },
     "variant": {
      "type": "string"
     },
     "settings": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "note": {
    "type": "string"
   },
   "settings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "rows",
     "visible"
    ],
    "properties": {
     "rows": {
      "type": "integer"
     },
     "visible": {
      "type": "integer"
     },
     "title": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     },
     "legend": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "object",
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": {
          "type": "string"
         }
        },
        "additionalProperties": false
       }
      ]
     }
    }
   }
  }
 }
} as const

/** Shapes that hold themselves. */
export type RecursiveShape = 'Condition' | 'WhitelabelNode'
